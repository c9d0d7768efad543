import { type ApiClient, ApiError } from 'shared-contracts/client'
import { formatInstant } from 'shared-contracts/formats'
import type { ChangeLine, HistoryOf } from '../entry-kind'
import { decisionWords as words } from './decision-words'

/** The refusal of a change that came too late, with the name of who was faster and what was done; any other error as it is. */
export async function nameFaster<E>(
  error: unknown,
  api: ApiClient,
  history: HistoryOf<E> | null,
  entry: E,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.code !== 'changed_elsewhere' || history === null) return error
  const latest = await latestChange(api, history, entry)
  if (latest === null) return error
  const message = words.faster(latest.by, formatInstant(new Date(latest.at)), latest.what.join('; '))
  return new ApiError(error.call, error.status, message, [], error, error.code)
}

/** Null: none is remembered, or it can't be read just now. */
async function latestChange<E>(api: ApiClient, history: HistoryOf<E>, entry: E): Promise<ChangeLine | null> {
  try {
    return (await history.read(api, entry))[0] ?? null
  } catch {
    return null
  }
}
