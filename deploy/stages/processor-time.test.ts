import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { childSeconds, sampleDescendants, timed } from './processor-time'

describe('processor time', () => {
  test('is that of the children', () => {
    expect(childSeconds('0m0.001s 0m0.002s\n1m2.500s 0m1.250s\n')).toBeCloseTo(63.75)
    expect(childSeconds('')).toBeNull()
  })

  test('counts what a command and its own children did, and keeps its exit code', () => {
    const busy = 'const end = process.cpuUsage().user + 80000; while (process.cpuUsage().user < end);'
    const inner = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]); process.exit(3)`
    const command = timed(process.execPath, ['-e', inner])
    expect(() => execFileSync(command.program, [...command.args])).toThrow(expect.objectContaining({ status: 3 }))
    expect(command.seconds()).toBeGreaterThan(0.08)
    // Its file is gone by then.
    expect(command.seconds()).toBeNull()
  })

  test('counts a process that nobody waited for', async () => {
    const busy = 'const end = process.cpuUsage().user + 300000; while (process.cpuUsage().user < end);'
    const left = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(busy)}], { stdio: 'ignore', detached: true }).unref(); setTimeout(() => {}, 200)`
    const child = spawn(process.execPath, ['-e', left], { stdio: 'ignore' })
    const seconds = sampleDescendants(child.pid ?? 0, 20)
    await setTimeout(1_500)
    expect(existsSync('/proc/self/stat') ? seconds() : 1).toBeGreaterThan(0.2)
  })
})
