import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, jest, test } from '@jest/globals'
import { type ChromiumSources, chooseChromium } from './choose-chromium'
import { checkPorts, describeBusyPorts, freeSitePorts, isFree } from './ports'
import { newestFirst } from './postgres-programs'

describe('ports', () => {
  test('a port that someone listens on is not free', async () => {
    const server = createServer()
    server.listen(0)
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    expect(await isFree(port)).toBe(false)
    await expect(checkPorts({ API_PORT: port })).rejects.toThrow(`port ${port} (API_PORT)`)
    server.close()
    await once(server, 'close')
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
    expect(new Set(Object.values(await freeSitePorts())).size).toBe(3)
  })
})

describe('chooseChromium', () => {
  const sources = (over: Partial<ChromiumSources> = {}) => ({
    chromePath: undefined,
    onPath: () => null,
    starts: async () => true,
    installPackage: jest.fn(async () => false),
    download: jest.fn(async () => false),
    ...over,
  })

  test('CHROME_PATH comes before PATH', async () => {
    const found = await chooseChromium(sources({ chromePath: '/a', onPath: () => '/b' }))
    expect(found).toEqual({ file: '/a', from: 'CHROME_PATH' })
  })

  test('a CHROME_PATH that does not start is an error, not skipped', async () => {
    const chosen = chooseChromium(
      sources({ chromePath: '/a', onPath: () => '/b', starts: async (file: string) => file !== '/a' }),
    )
    await expect(chosen).rejects.toThrow('CHROME_PATH=/a does not start')
  })

  test('PATH comes before an installation', async () => {
    const all = sources({ onPath: () => '/b' })
    expect(await chooseChromium(all)).toEqual({ file: '/b', from: 'PATH' })
    expect(all.installPackage).not.toHaveBeenCalled()
  })

  test('a dead program on PATH leads to the package, then to the download', async () => {
    let installed = false
    const all = sources({
      onPath: () => (installed ? '/new' : '/dead'),
      starts: async (file: string) => file === '/new',
      installPackage: async () => {
        installed = true
        return true
      },
    })
    expect(await chooseChromium(all)).toEqual({ file: '/new', from: 'Debian package' })
    expect(all.download).not.toHaveBeenCalled()
    expect(await chooseChromium(sources({ download: async () => true }))).toEqual({
      file: null,
      from: "Playwright's download",
    })
  })

  test('says what to do when nothing works', async () => {
    await expect(chooseChromium(sources())).rejects.toThrow('set CHROME_PATH')
  })
})

test('the newest PostgreSQL comes first, by number', () => {
  expect(newestFirst(['9', '15', '.old', '17'])).toEqual(['17', '15', '9'])
})
