import { ApiError } from 'shared-contracts/client'
import { listNotices } from './list-notices'

/** The session ended meanwhile: the shell has already asked for a login. */
export const isEnded = (error: unknown): boolean => error instanceof ApiError && error.status === 401

export const isDuplicate = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already_added_this_menu'

export const reasonOf = (error: unknown): string => (error instanceof ApiError && error.message) || listNotices.tryLater
