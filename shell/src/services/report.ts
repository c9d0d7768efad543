import { isChunkFailure, reloadForChunk } from './reload/chunk-reload'

export type Report = (error: unknown, context: Readonly<Record<string, string>>) => void

/** The last stop of errors that nobody could handle: a reload when files are gone, else the console. */
export const report: Report = (error, context) => {
  if (isChunkFailure(error) && reloadForChunk(Date.now())) return
  console.error('[shell]', context, error)
}
