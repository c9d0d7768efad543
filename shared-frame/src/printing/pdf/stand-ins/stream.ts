import { EventEmitter } from 'events'

/**
 * In place of Node's streams, of which pdfkit uses two things: a document writes itself piece by piece, and says when it has ended.
 * The pieces are kept until then; a file of a few pages needs no more.
 */
export class Readable extends EventEmitter {
  readonly pieces: Uint8Array<ArrayBuffer>[] = []

  push(piece: Uint8Array<ArrayBuffer> | null): boolean {
    if (piece === null) queueMicrotask(() => this.emit('end'))
    else this.pieces.push(piece)
    return true
  }
}

export default { Readable }
