import { spawn } from 'node:child_process'
import { root } from './root.mjs'

/** Lines kept of a program's output, for when it fails. */
const TAIL_LINES = 200

/**
 * Runs a program to its end.
 *
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean | ((line: string) => boolean), uid?: number, gid?: number, signal?: AbortSignal }} [options]
 *   `show`: which lines of its output go to the screen (none unless said)
 * @returns {Promise<{ code: number, output: string }>} `code` is 1 when the program could not be started or was killed;
 *   `output` holds its last lines of both streams
 */
export function runProgram(program, args, { cwd = root, env = process.env, show = false, uid, gid, signal } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, uid, gid, signal, stdio: ['ignore', 'pipe', 'pipe'] })
    const isShown = typeof show === 'function' ? show : () => show
    const tail = []
    const take = lineReader((line) => {
      tail.push(line)
      if (tail.length > TAIL_LINES) tail.shift()
      if (isShown(line)) console.log(`  ${line}`)
    })
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    let problem = null
    child.once('error', (error) => {
      problem = error
      resolve({ code: 1, output: `${program}: ${error.message}` })
    })
    child.once('close', (code) => {
      if (!problem) resolve({ code: code ?? 1, output: tail.join('\n') })
    })
  })
}

/** Cuts a stream of buffers into lines; an unfinished line waits for its rest. */
export function lineReader(onLine) {
  let rest = ''
  return (data) => {
    const lines = (rest + data).split(/\r?\n/)
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  }
}
