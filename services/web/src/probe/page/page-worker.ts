import { parentPort } from 'node:worker_threads'
import { ResourceLoader } from 'jsdom'
import { openPage, type PageToOpen } from './open-page'

/* The entry of a worker thread that loads one document after the other as a browser would. It knows no secret. */

const port = parentPort
if (!port) throw new Error('The worker of pages runs in a worker thread alone')

// What a page left behind when it was closed goes on for a moment, without a window.
process.on('unhandledRejection', () => {})
process.on('uncaughtException', () => {})

/** Scripts are the same for all pages of a site. */
const texts = new Map<string, Promise<Buffer>>()

class ReleasedFiles extends ResourceLoader {
  override fetch(address: string) {
    const text = texts.get(address) ?? read(address)
    texts.set(address, text)
    text.catch(() => texts.delete(address))
    return Object.assign(
      text.then((content) => content),
      { abort() {} },
    )
  }
}

async function read(address: string): Promise<Buffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${answer.status} for ${new URL(address).pathname}`)
  return Buffer.from(await answer.arrayBuffer())
}

const opening = {
  loader: new ReleasedFiles(),
  // The page's own signal is of another realm.
  fetch: (address: URL, { method, headers, body }: RequestInit) => fetch(address, plain({ method, headers, body })),
}

function plain({ headers, body, ...rest }: RequestInit): RequestInit {
  return {
    ...rest,
    ...(headers ? { headers: Object.fromEntries(new Headers(headers)) } : {}),
    ...(typeof body === 'string' ? { body } : {}),
  }
}

port.on('message', (page: PageToOpen) => {
  openPage(page, opening).then(
    (answer) => port.postMessage(answer),
    (error: unknown) => port.postMessage({ faults: [{ text: `it can't be loaded: ${error}`, unit: null }], ms: 0 }),
  )
})
