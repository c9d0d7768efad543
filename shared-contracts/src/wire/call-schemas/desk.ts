import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { deskAddresses } from '../calls/desk'
import { id, instant } from './fields'

const restorableKinds = ['survey', 'poll', 'popup', 'class', 'navigation', 'site-object', 'banner', 'pins'] as const

/** Entries that can be what they were before. */
const restorableKind = z.enum(restorableKinds)
/** A message and a judged search have a history in words alone. */
const changeKind = z.enum([...restorableKinds, 'message', 'search'])
/** Names one entry of a kind: an id, the name of a list of pins, or the words of a judged search. */
const key = z.string().min(1).max(200)
/** Says which content of an entry was read: another one is there as soon as somebody, or a file, has changed it. */
const version = z.string().min(1).max(40)

export const deskSchemas = {
  'Desk/GetChanges': {
    summary: 'Who changed an entry of a desk and when, the newest first; nothing of one that never changed',
    query: z.object({ kind: changeKind, key }),
    answer: z.array(
      z.object({
        id,
        at: instant,
        /** Null: a file, or somebody whose account is gone. */
        by: z.string().nullable(),
        what: z.array(z.string()),
        /** What it was before can be brought back. */
        restorable: z.boolean(),
      }),
    ),
  },
  'Desk/Restore': {
    summary:
      'Makes an entry what it was before a change, or, without one, what the content files say; refuses what saving it would refuse',
    body: z.object({
      kind: restorableKind,
      key,
      /** Of surveys, polls, popups and classes the revision, as text. */
      version,
      changeId: id.nullable(),
    }),
    answer: z.object({ key, version }),
    errors: [
      'entry_does_not_exist',
      'change_does_not_exist',
      'changed_elsewhere',
      'has_answers',
      'not_finished',
      'class_is_closed',
      'too_few_seats',
    ],
  },
} as const satisfies Record<keyof typeof deskAddresses, CallSchemas>
