import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from '@jest/globals'
import { answerRestartRequests, requestRestart } from './restart-requests'

const dataDir = mkdtempSync(path.join(tmpdir(), 'restart-requests-'))
let stop = () => {}
afterEach(() => stop())
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

// That no request fails meanwhile: e2e/releases/restart.spec.ts.
test('the site of a data folder is asked, and what went wrong is told', async () => {
  await expect(requestRestart(dataDir, 'web')).rejects.toThrow('was started with npm start')
  const asked: string[] = []
  stop = await answerRestartRequests(dataDir, async (name) => {
    asked.push(name)
    if (name === 'api') throw new Error('api stopped (exit code 1)')
  })
  await requestRestart(dataDir, 'web')
  await expect(requestRestart(dataDir, 'api')).rejects.toThrow('api stopped (exit code 1)')
  expect(asked).toEqual(['web', 'api'])
  stop()
  await expect(requestRestart(dataDir, 'web')).rejects.toThrow('was started with npm start')
})
