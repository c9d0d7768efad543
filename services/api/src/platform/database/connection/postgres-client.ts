import { Socket } from 'node:net'
import pg from 'pg'

/** A connection to PostgreSQL whose socket can be thrown away without asking the other side, which may be out of reach. */
export class PostgresClient extends pg.Client {
  readonly #socket: Socket
  #broken = false

  constructor(config: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
    // While it is checked out nobody else listens, and an error without a listener would end the process.
    this.on('error', () => {
      this.#broken = true
    })
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
