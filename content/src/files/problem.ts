/** What is wrong in a content file, for its editor. */
export interface Problem {
  /** Below the content folder. */
  readonly file: string
  /** Null where the whole file is meant. */
  readonly line: number | null
  /** Field or row (`[3].title`); empty for the whole line. */
  readonly field: string
  readonly message: string
}

/** `articles/x/1-y.md:7 summary: …` */
export function problemText({ file, line, field, message }: Problem): string {
  return `${file}${line === null ? '' : `:${line}`}${field === '' ? '' : ` ${field}`}: ${message}`
}

/** Gathers the problems of one file. */
export interface ProblemList {
  readonly all: readonly Problem[]
  add(message: string, field?: string, line?: number | null): void
}

export function problemsOf(file: string): ProblemList {
  const all: Problem[] = []
  return {
    all,
    add(message, field = '', line = null) {
      all.push({ file, line, field, message })
    },
  }
}
