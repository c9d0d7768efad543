import { Socket } from 'node:net'
import pg from 'pg'
import { answeredInTime } from './deadline'

/** A connection to PostgreSQL whose socket can be thrown away without asking the other side, which may be out of reach. */
export class PostgresClient extends pg.Client {
  readonly #socket: Socket
  readonly #connectMs: number
  #broken = false

  /** `connectMs`: of listening, until the connection must stand. */
  constructor(config: pg.ClientConfig, connectMs: number) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
    this.#connectMs = connectMs
    // While it is checked out nobody else listens, and an error without a listener would end the process.
    this.on('error', () => {
      this.#broken = true
    })
  }

  /** Settles within `connectMs`; what took longer is thrown away. The pool calls it with a callback. */
  override connect(): Promise<pg.Client>
  override connect(callback: (error: Error | null) => void): void
  override connect(callback?: (error: Error | null) => void): Promise<pg.Client> | undefined {
    const late = () => new Error(`no connection within ${this.#connectMs} ms`)
    const connected = answeredInTime(super.connect(), this.#connectMs, late).catch((error: Error) => {
      this.abandon()
      throw error
    })
    if (callback === undefined) return connected
    connected.then(() => callback(null), callback)
    return undefined
  }

  /** Nothing more can be asked here. */
  get broken(): boolean {
    return this.#broken
  }

  /** Ends it at once: what was asked and not answered fails. */
  abandon(): void {
    this.#broken = true
    this.#socket.destroy()
  }
}

/** Whether this server only reads: a standby, or a primary that was made one. */
export const READ_ONLY = 'show transaction_read_only'

export class ReadOnlyServer extends Error {
  override readonly name = 'ReadOnlyServer'

  constructor() {
    super('the server only reads: it is a standby')
  }
}
