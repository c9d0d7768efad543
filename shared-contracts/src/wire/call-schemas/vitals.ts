import { z } from 'zod'
import { RELEASE_VERSION, UNIT_NAMES } from '../../domain/constants'
import type { CallSchemas } from '../calls/call'
import type { vitalsAddresses } from '../calls/vitals'
import { done } from './fields'

const metric = z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'])
/** Nobody waits for longer. */
const milliseconds = z.number().min(0).max(600_000).optional()

/** The units of the time when the call's answer named them one by one. */
const SUMMARY_UNITS = ['shell', 'menus', 'health', 'notebook', 'account', 'surveys', 'staff'] as const

const days = z.coerce.number<number | string>().int().min(1).max(90).default(28)

const series = {
  version: z.string().max(60).regex(RELEASE_VERSION),
  /** `id` of the page's route in its unit: never an address. */
  page: z
    .string()
    .max(60)
    .regex(/^[a-z0-9][a-z0-9-]*$/),
}

const figuresOf = <Unit extends z.ZodType<string>>(unit: Unit) =>
  z.object({
    /** So many days back are counted, today among them. */
    days: z.int().positive(),
    items: z.array(
      z.object({
        /** The unit that owns the page. */
        unit,
        ...series,
        metric,
        /** 75th percentile, estimated within a bucket of the histogram: milliseconds, of CLS a score. */
        p75: z.number().nonnegative(),
        visits: z.int().positive(),
      }),
    ),
  })

export const vitalsSchemas = {
  'Vitals/Add': {
    summary: 'Counts, for today, how fast and steady one visit of a page was; never whose visit, and no address',
    body: z.object({
      /** The unit that owns the page. */
      unit: z.enum(UNIT_NAMES),
      ...series,
      values: z.object({
        LCP: milliseconds,
        INP: milliseconds,
        /** A score without unit. */
        CLS: z.number().min(0).max(100).optional(),
        FCP: milliseconds,
        TTFB: milliseconds,
      }),
    }),
    answer: done,
  },
  'Vitals/GetFigures': {
    summary:
      'What three of four visits stayed within, by page, unit and version; the most visited; administrators only',
    query: z.object({ days }),
    // Any name: who reads it needn't be newer than the newest unit.
    answer: figuresOf(z.string().max(40)),
  },
  'Vitals/GetSummary': {
    summary: 'As Vitals/GetFigures, of the units that there were when it was made; administrators only',
    query: z.object({ days }),
    answer: figuresOf(z.enum(SUMMARY_UNITS)),
  },
} as const satisfies Record<keyof typeof vitalsAddresses, CallSchemas>
