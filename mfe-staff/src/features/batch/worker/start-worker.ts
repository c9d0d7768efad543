/**
 * Starts the worker from the release's file. Browsers check no integrity of a worker: the file is fetched with the one that the registry
 * states, which refuses another, and the worker then runs it from the browser's cache, where released files stay as they are.
 */
export async function startWorker(): Promise<Worker> {
  const address = new URL('./batch.worker.ts', import.meta.url).href
  const integrity = window.releaseIntegrity?.[new URL(address).pathname]
  if (integrity !== undefined) await fetch(address, { integrity, credentials: 'same-origin' })
  return new Worker((window.releasedScripts?.createScriptURL(address) ?? address) as string)
}
