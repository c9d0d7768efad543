import { execa } from 'execa'
import { root } from './root'

/** Lines kept of a program's output, for when it fails. */
const TAIL_LINES = 200

export interface RunOptions {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Which lines of its output go to the screen; none by default. */
  readonly show?: boolean | ((line: string) => boolean)
  readonly uid?: number
  readonly gid?: number
  /** Called once with the process, when it runs. */
  readonly started?: (pid: number) => void
}

export interface ProgramResult {
  /** 1 when the program could not be started or was killed. */
  readonly code: number
  /** The last lines of both streams. */
  readonly output: string
}

/** Runs a program to its end; never rejects. */
export async function runProgram(
  program: string,
  args: readonly string[],
  { cwd = root, env = process.env, show = false, uid, gid, started }: RunOptions = {},
): Promise<ProgramResult> {
  const isShown = typeof show === 'function' ? show : () => show
  const tail: string[] = []
  const running = execa(program, args, {
    cwd,
    env,
    extendEnv: false,
    stdin: 'ignore',
    all: true,
    buffer: false,
    reject: false,
    ...(uid === undefined ? {} : { uid }),
    ...(gid === undefined ? {} : { gid }),
  })
  if (running.pid !== undefined) started?.(running.pid)
  for await (const line of running.iterable({ from: 'all' })) {
    tail.push(line)
    if (tail.length > TAIL_LINES) tail.shift()
    if (isShown(line)) console.log(`  ${line}`)
  }
  const { exitCode, failed, shortMessage } = await running
  if (failed && tail.length === 0) tail.push(shortMessage ?? '')
  return { code: exitCode ?? 1, output: tail.join('\n') }
}
