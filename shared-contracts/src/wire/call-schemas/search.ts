import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { searchAddresses } from '../calls/search'
import { keyword } from './fields'

/** A dish or an article by its title, or words to search for; `path` is the page it leads to. */
const suggestion = z.object({
  kind: z.enum(['words', 'dish', 'article']),
  title: z.string(),
  path: z.string(),
})

export const searchSchemas = {
  'Search/Suggest': {
    summary:
      'What a keyword may become while it is typed: frequent words, dishes, articles; those for staff to staff alone',
    body: z.object({ keyword }),
    answer: z.array(suggestion).max(8),
  },
  'Search/Understand': {
    summary: 'How a keyword is understood: which kind answers it, what may have been meant, and what the site has not',
    body: z.object({ keyword }),
    answer: z.object({
      lead: z.enum(['dish', 'article']),
      /** Null: the keyword is itself well found, or nothing better is known. */
      meant: z.string().nullable(),
      /** A dish of this name that the bank has not, or anything that answers; null: it is answered, or `meant` is told. */
      missing: z.enum(['dish', 'anything']).nullable(),
      /** What is nearest to what is missing, the nearest first: at most 3 of a kind. */
      near: z.array(suggestion).max(6),
    }),
  },
  'Search/AddMiss': {
    summary:
      'Counts, for today, that a keyword found nothing; never who searched, and no keyword that looks like personal data',
    body: z.object({ keyword }),
    answer: z.object({}),
  },
  'Search/GetMisses': {
    summary:
      'Keywords that found nothing, the most frequent first; rare ones are left out, as a name may be among them',
    answer: z.object({
      /** How many days back are counted. */
      days: z.int().positive(),
      /** A keyword is told from so many searches on. */
      leastSearches: z.int().positive(),
      items: z.array(
        z.object({
          /** Without accents, in lower case. */
          keyword: z.string(),
          searches: z.int().positive(),
          lastDay: z.iso.date(),
        }),
      ),
    }),
  },
} as const satisfies Record<keyof typeof searchAddresses, CallSchemas>
