import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Rates } from '../judge-release'
import type { NotesByNetwork, VisitorNote } from './visitor-sample'

/** What a host lets others know of versions that are watched, and of all others meanwhile. */
export interface SharedNotes {
  /** `unit@version` → page → notes. */
  readonly notes: ReadonlyMap<string, ReadonlyMap<string, NotesByNetwork>>
  /** How units were when a version came: key of the watched one → unit → page → rates. */
  readonly before: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, Rates>>>
}

const FAILURES = ['', 'error', 'slow'] as const
const time = z.number().nonnegative()
const note = z.tuple([time, time, z.enum(FAILURES), time, z.enum(['error', 'slow']), z.string().max(40)])
const rate = z.number().min(0).max(1)
const rates = z.object({ failed: rate, told: rate, voters: z.int().nonnegative() })
const body = z.object({
  notes: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.record(z.string(), note)))),
  before: z.record(z.string(), z.record(z.string(), z.record(z.string(), rates))),
})

/** As text, with a tag that only who has the secret can make: whoever can write files of the site can't have a version taken back by them. */
export function printNotes({ notes, before }: SharedNotes, secret: string): string {
  const text = JSON.stringify({
    notes: plain(notes, (pages) => plain(pages, (networks) => plain(networks, (visitors) => plain(visitors, packed)))),
    before: plain(before, (units) => plain(units, (pages) => plain(pages, (one) => one))),
  })
  return `${tagOf(text, secret)}\n${text}\n`
}

/** Null: it was not written by a host with this secret, or by another version of this code. */
export function readNotes(file: string, secret: string): SharedNotes | null {
  const [tag = '', text = ''] = file.split('\n')
  const expected = Buffer.from(tagOf(text, secret))
  const given = Buffer.from(tag)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const read = body.safeParse(JSON.parse(text))
  if (!read.success) return null
  return {
    notes: mapped(read.data.notes, (pages) =>
      mapped(pages, (networks) => mapped(networks, (visitors) => mapped(visitors, unpacked))),
    ),
    before: mapped(read.data.before, (units) => mapped(units, (pages) => mapped(pages, (one) => one))),
  }
}

const packed = ({ opened, measured, failed, told, toldKind, shell }: VisitorNote): z.infer<typeof note> => [
  opened,
  measured,
  failed ?? '',
  told,
  toldKind,
  shell,
]

const unpacked = ([opened, measured, failed, told, toldKind, shell]: z.infer<typeof note>): VisitorNote => ({
  opened,
  measured,
  failed: failed === '' ? null : failed,
  told,
  toldKind,
  shell,
})

function tagOf(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`notes of the release watch\n${text}`).digest('base64url')
}

function plain<In, Out>(map: ReadonlyMap<string, In>, each: (value: In) => Out): Readonly<Record<string, Out>> {
  return Object.fromEntries([...map].map(([key, value]) => [key, each(value)]))
}

function mapped<In, Out>(record: Readonly<Record<string, In>>, each: (value: In) => Out): ReadonlyMap<string, Out> {
  return new Map(Object.entries(record).map(([key, value]) => [key, each(value)]))
}
