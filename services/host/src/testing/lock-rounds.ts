import { closeSync, openSync, rmSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { tryLock } from '../process-lock'

/**
 * One of the processes of the lock's test. Told a round, it takes the round's lock, and answers whether it was alone
 * while it held it.
 */
const [folder = ''] = process.argv.slice(2)

async function play(round: number): Promise<'alone' | 'two holders'> {
  const lock = path.join(folder, `lock-${round}`)
  let attempt = tryLock(lock)
  while (!attempt.held) {
    await pause(1)
    attempt = tryLock(lock)
  }
  const inside = path.join(folder, `inside-${round}`)
  try {
    // Fails when another process is inside.
    closeSync(openSync(inside, 'wx'))
    await pause(2)
    rmSync(inside)
    return 'alone'
  } catch {
    return 'two holders'
  } finally {
    attempt.release()
  }
}

process.on('message', (round: number) => void play(round).then((report) => process.send?.(report)))
process.send?.('ready')
