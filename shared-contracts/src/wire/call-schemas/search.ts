import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { searchAddresses } from '../calls/search'
import { day, id, instant, keyword } from './fields'

/** A dish or an article by its title, or words to search for; `path` is the page it leads to. */
const suggestion = z.object({
  kind: z.enum(['words', 'dish', 'article']),
  title: z.string(),
  path: z.string(),
})

const kind = z.enum(['dish', 'article'])

/** A dish or an article that a search can show. `path`: null when readers can't open it any more. */
const searchable = z.object({ kind, id, title: z.string(), path: z.string().nullable() })

const judgedQuery = z.string().max(200)
/** `judgedAt` of what was read; null: nobody had judged it. Absent: whatever was said by now is replaced. */
const seen = instant

const missed = z.object({
  /** Without accents, in lower case: what is counted together. */
  keyword: z.string(),
  /** As it was typed last. */
  query: z.string(),
  searches: z.int().positive(),
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
      missing: z.enum(['dish', 'anything']).nullable().optional(),
      /** What is nearest to what is missing, the nearest first: at most 3 of a kind. */
      near: z.array(suggestion).max(6).optional(),
    }),
  },
  'Search/AddMiss': {
    summary:
      'Counts, for this week, that a keyword was not answered, and what was offered; never who searched, and no keyword that looks like personal data',
    body: z.object({ keyword }),
    answer: z.object({}),
  },
  'Search/GetMisses': {
    summary:
      'Keywords that were not answered, by week, and which of them wait for an editor; rare ones are left out, as a name may be among them',
    answer: z.object({
      /** So many weeks are kept, the present one among them. */
      weeksKept: z.int().positive(),
      /** A keyword is told from so many searches in the kept weeks on. */
      leastSearches: z.int().positive(),
      /** Neither judged nor answered by now; the most frequent first. */
      waiting: z.array(missed),
      /** Newest first; in a week the most frequent keyword first. */
      weeks: z.array(
        z.object({
          monday: day,
          items: z.array(
            missed.extend({
              /** In the place of an answer when it was last searched in this week, the best first. */
              offered: z.array(searchable).max(3),
              /** Of today. */
              state: z.enum(['waiting', 'judged', 'answered']),
            }),
          ),
        }),
      ),
    }),
  },
  'Search/GetJudged': {
    summary: 'Searches with what editors want first, and where the search shows it now; the newest first',
    answer: z.array(
      z.object({
        query: judgedQuery,
        /** Null: it is still to be written. Without a title: readers can't find it any more. */
        wanted: searchable.extend({ title: z.string().nullable() }).nullable(),
        /** Of what is wanted among the results, from 1; null: not among them, or nothing is wanted. */
        place: z.int().positive().nullable(),
        /** The search finds something about it now. */
        answered: z.boolean(),
        judgedAt: instant,
        /** Null: an account that is gone. */
        judgedBy: z.string().nullable(),
      }),
    ),
  },
  'Search/Judge': {
    summary: 'Says what a search should show first, or that it is still to be written; replaces what was said before',
    body: z.object({ query: judgedQuery, wanted: z.object({ kind, id }).nullable(), seen: seen.nullable().optional() }),
    answer: z.object({}),
    errors: ['changed_elsewhere'],
  },
  'Search/Unjudge': {
    summary: 'Takes a search off the judged ones',
    body: z.object({ query: judgedQuery, seen: seen.optional() }),
    answer: z.object({}),
    errors: ['judged_query_does_not_exist', 'changed_elsewhere'],
  },
} as const satisfies Record<keyof typeof searchAddresses, CallSchemas>
