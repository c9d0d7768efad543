import { createServer } from 'node:net'
import { describe, expect, jest, test } from '@jest/globals'
import { chooseChromium } from './chromium.mjs'
import { isInstalledAsLocked } from './install.mjs'
import { readableLogLine } from './log-line.mjs'
import { judgeNodeVersion } from './node-version.mjs'
import { checkPorts, describeBusyPorts, freePorts, isFree } from './ports.mjs'
import { newestFirst } from './postgres.mjs'
import { formatDuration } from './progress.mjs'
import { lineReader } from './run-program.mjs'
import { serviceMode } from './service-mode.mjs'
import { readSettings } from './settings.mjs'

describe('judgeNodeVersion', () => {
  test.each([
    ['18.20.4', 'failure'],
    ['19.9.0', 'failure'],
    ['20.0.0', null],
    ['21.7.3', 'warning'],
    ['22.11.0', null],
    ['24.1.0', null],
    ['25.0.0', 'warning'],
    ['unreadable', 'failure'],
  ])('%s → %s', (version, kind) => {
    expect(judgeNodeVersion(version)?.kind ?? null).toBe(kind)
  })
})

describe('readSettings', () => {
  test('has the fixed defaults', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ port: 8080, apiPort: 8081, menuBuilderPort: 8082, databaseUrl: null })
    expect(settings.dataDir).toMatch(/\/\.data$/)
  })

  test('takes what the environment says', () => {
    const env = {
      PORT: '1',
      API_PORT: '65535',
      MENU_BUILDER_PORT: '3',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://x',
    }
    expect(readSettings(env)).toEqual({
      port: 1,
      apiPort: 65535,
      menuBuilderPort: 3,
      dataDir: '/srv/data',
      databaseUrl: 'postgres://x',
    })
  })

  test.each(['0', '65536', '80.5', 'http', '-1'])('refuses PORT=%s by name', (port) => {
    expect(() => readSettings({ PORT: port })).toThrow(`PORT=${port} is not a port`)
  })

  test('refuses one port for two services', () => {
    expect(() => readSettings({ PORT: '8081' })).toThrow('must differ')
  })
})

describe('ports', () => {
  test('a port that someone listens on is not free', async () => {
    const server = createServer()
    await new Promise((resolve) => server.listen(0, resolve))
    const { port } = server.address()
    expect(await isFree(port)).toBe(false)
    await expect(checkPorts({ API_PORT: port })).rejects.toThrow(`port ${port} (API_PORT)`)
    await new Promise((resolve) => server.close(resolve))
    expect(await isFree(port)).toBe(true)
    await expect(checkPorts({ API_PORT: port })).resolves.toBeUndefined()
  })

  test('the message offers a way out', () => {
    expect(
      describeBusyPorts([
        ['PORT', 8080],
        ['API_PORT', 8081],
      ]),
    ).toBe(
      'In use by another program: port 8080 (PORT), 8081 (API_PORT). Stop that program, or choose other ports: PORT=9080 API_PORT=9081 npm start',
    )
  })

  test('free ports are all different', async () => {
    expect(new Set(await freePorts(5)).size).toBe(5)
  })
})

describe('chooseChromium', () => {
  const ways = (over = {}) => ({
    chromePath: undefined,
    onPath: () => null,
    starts: async () => true,
    installPackage: jest.fn(async () => false),
    download: jest.fn(async () => false),
    ...over,
  })

  test('CHROME_PATH comes before PATH', async () => {
    const found = await chooseChromium(ways({ chromePath: '/a', onPath: () => '/b' }))
    expect(found).toEqual({ file: '/a', from: 'CHROME_PATH' })
  })

  test('a CHROME_PATH that does not start is an error, not skipped', async () => {
    const chosen = chooseChromium(ways({ chromePath: '/a', onPath: () => '/b', starts: async (file) => file !== '/a' }))
    await expect(chosen).rejects.toThrow('CHROME_PATH=/a does not start')
  })

  test('PATH comes before an installation', async () => {
    const all = ways({ onPath: () => '/b' })
    expect(await chooseChromium(all)).toEqual({ file: '/b', from: 'PATH' })
    expect(all.installPackage).not.toHaveBeenCalled()
  })

  test('a dead program on PATH leads to the package, then to the download', async () => {
    let installed = false
    const all = ways({
      onPath: () => (installed ? '/new' : '/dead'),
      starts: async (file) => file === '/new',
      installPackage: async () => {
        installed = true
        return true
      },
    })
    expect(await chooseChromium(all)).toEqual({ file: '/new', from: 'Debian package' })
    expect(all.download).not.toHaveBeenCalled()
    expect(await chooseChromium(ways({ download: async () => true }))).toEqual({
      file: null,
      from: "Playwright's download",
    })
  })

  test('says what to do when nothing works', async () => {
    await expect(chooseChromium(ways())).rejects.toThrow('set CHROME_PATH')
  })
})

describe('isInstalledAsLocked', () => {
  const lock = {
    packages: {
      '': { version: '1.0.0' },
      shell: { version: '1.0.0' },
      'node_modules/shell': { resolved: 'shell', link: true },
      'node_modules/react': { version: '19.3.1' },
      'node_modules/only-on-macos': { version: '2.0.0', optional: true },
    },
  }
  const installed = {
    packages: {
      'node_modules/shell': { resolved: 'shell', link: true },
      'node_modules/react': { version: '19.3.1' },
    },
  }
  const without = (name) => ({
    packages: Object.fromEntries(Object.entries(installed.packages).filter(([key]) => key !== name)),
  })

  test.each([
    ['nothing installed', null, false],
    ['as locked, without what other machines need', installed, true],
    ['another version', { packages: { ...installed.packages, 'node_modules/react': { version: '19.3.0' } } }, false],
    ['a package missing', without('node_modules/react'), false],
    ['a new workspace not linked', without('node_modules/shell'), false],
    [
      'another version of an optional package',
      { packages: { ...installed.packages, 'node_modules/only-on-macos': { version: '1.0.0' } } },
      false,
    ],
  ])('%s', (_, present, expected) => {
    expect(isInstalledAsLocked(lock, present)).toBe(expected)
  })
})

test('lines are whole, however the stream is cut', () => {
  const lines = []
  const take = lineReader((line) => lines.push(line))
  for (const part of ['on', 'e\ntw', 'o\r\n\nunfinished']) take(part)
  expect(lines).toEqual(['one', 'two', ''])
})

test.each([
  [0, '0.0 s'],
  [12_345, '12.3 s'],
  [119_900, '119.9 s'],
  [120_000, '2 min 0 s'],
  [125_400, '2 min 5 s'],
])('%d ms is %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text)
})

test('the newest PostgreSQL comes first, by number', () => {
  expect(newestFirst(['9', '15', '.old', '17'])).toEqual(['17', '15', '9'])
})

test.each([
  ['plain text', 'plain text'],
  ['', null],
  ['{"level":30,"msg":"listening"}', null],
  ['{"level":40,"msg":"slow"}', 'warn  slow'],
  ['{"level":50,"msg":"failed","err":{"message":"no disk"}}', 'error failed: no disk'],
  ['{"level":50,"msg":"failed","req":{"method":"GET","url":"/x"}}', 'error failed (GET /x)'],
  ['{"other":"json"}', '{"other":"json"}'],
])('log line %s is shown as %s', (line, shown) => {
  expect(readableLogLine(line)).toBe(shown)
})

test.each([
  ['web', {}, 'production'],
  ['api', {}, 'production'],
  ['api', { RATE_LIMITS: 'off' }, 'development'],
  ['web', { RATE_LIMITS: 'off' }, 'production'],
  ['web', { OVERRIDES: '1' }, 'development'],
  ['web', { OVERRIDES: '0' }, 'production'],
  ['web', { LIVE_RELOAD: 'true' }, 'development'],
  ['api', { RATE_LIMITS: 'off', NODE_ENV: 'production' }, 'production'],
])('%s with %j runs in %s', (name, env, mode) => {
  expect(serviceMode(name, env)).toBe(mode)
})
