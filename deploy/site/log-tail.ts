const TAIL_LINES = 40

export interface LogTail {
  add(line: string): void
  /** The last lines. */
  text(): string
}

/** Keeps the end of a log, and shows each line on the screen with the program's name in front unless `show` says null. */
export function logTail(name: string, show: (line: string) => string | null): LogTail {
  const tail: string[] = []
  return {
    add(line) {
      tail.push(line)
      if (tail.length > TAIL_LINES) tail.shift()
      const shown = show(line)
      if (shown !== null) console.log(`[${name}] ${shown}`)
    },
    text: () => tail.join('\n'),
  }
}
