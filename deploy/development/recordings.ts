import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** A call as it is told apart from others: the same call later gets the answer that was recorded for this one. */
export interface RecordedCall {
  readonly method: string
  /** Path and query. */
  readonly address: string
  readonly body: Buffer
}

export interface RecordedAnswer {
  readonly status: number
  readonly type: string
  readonly body: Buffer
}

export interface Recordings {
  save(call: RecordedCall, answer: RecordedAnswer): Promise<void>
  /** null when there is none. */
  find(call: RecordedCall): Promise<RecordedAnswer | null>
  readonly empty: boolean
}

/** Answers to calls in a folder: a file for each, named by the call, its first line saying what it answers. */
export function createRecordings(folder: string): Recordings {
  const fileOf = ({ method, address, body }: RecordedCall): string => {
    const hash = createHash('sha256').update(`${method} ${address}\n`).update(body).digest('hex').slice(0, 16)
    const name = (address.split('?')[0] ?? '').replaceAll(/[^\w-]+/g, '_').slice(1, 80)
    return path.join(folder, `${name}.${hash}`)
  }
  return {
    async save(call, { status, type, body }) {
      await mkdir(folder, { recursive: true })
      const head = JSON.stringify({ method: call.method, address: call.address, status, type })
      await writeFile(fileOf(call), Buffer.concat([Buffer.from(`${head}\n`), body]))
    },
    async find(call) {
      const file = fileOf(call)
      if (!existsSync(file)) return null
      const content = await readFile(file)
      const end = content.indexOf('\n')
      const { status, type } = JSON.parse(content.subarray(0, end).toString('utf8'))
      return { status, type, body: content.subarray(end + 1) }
    },
    get empty() {
      return !existsSync(folder) || readdirSync(folder).length === 0
    },
  }
}
