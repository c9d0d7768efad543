import { z } from 'zod'
import {
  type BannerDraft,
  bannerPages,
  bannerPositions,
  bannerProblems,
  siteLimits as limits,
  pinListKeys,
  validatePictureAddress,
  validateSiteLink,
} from '../../domain/site'
import type { CallSchemas } from '../calls/call'
import type { siteDeskAddresses } from '../calls/site-desk'
import { articleCard } from './article'
import { contactStatus } from './contact'
import { day, id, instant, keyword, pageOf, queryPaging } from './fields'

/** A text judged by a rule of the forms, whose message is given. */
const judged = (schema: z.ZodString, rule: (text: string) => string | null) =>
  schema.superRefine((text, context) => {
    const problem = rule(text)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })
const link = judged(z.string().trim(), validateSiteLink)
const requiredLink = judged(z.string().trim().min(1), validateSiteLink)
const address = judged(z.string().trim().max(limits.link), validatePictureAddress)

const navigationDraft = z.object({
  kind: z.literal('navigation'),
  text: z.string().trim().min(1).max(limits.navigationText),
  textMobile: z.string().trim().min(1).max(limits.navigationText),
  link: requiredLink,
  /** User types that see it; empty: everyone. */
  roles: z.array(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(99)])).max(5),
  hideChildren: z.boolean(),
  children: z
    .array(
      z.object({
        text: z.string().trim().min(1).max(limits.navigationText),
        link: requiredLink,
        /** Shown after login alone. */
        auth: z.boolean(),
      }),
    )
    .max(limits.navigationChildren),
})

const siteObjectDraft = z.object({
  kind: z.literal('site-object'),
  code: z.string().trim().min(1).max(40),
  title: z.string().trim().max(limits.objectTitle),
  text: z.string().trim().min(1).max(limits.objectText),
  label: z.string().trim().max(limits.objectLabel),
  link,
  mediaLink: address,
  thumbnail: address,
  sectionType: z.string().trim().min(1).max(40),
  pagePositionName: z.string().trim().min(1).max(40),
  isPublic: z.boolean(),
})

/** A banner as its file and its form have it. */
export const bannerFields = z.object({
  title: z.string().trim().max(limits.bannerTitle),
  position: z.enum(bannerPositions),
  pages: z.array(z.enum(bannerPages)).max(bannerPages.length),
  catalogCodes: z.array(z.string().max(80)).max(30),
  firstDay: day.nullable(),
  lastDay: day.nullable(),
  content: z.string().trim().max(limits.bannerText),
  picture: z
    .object({
      address: address,
      width: z.int().min(1).max(5000),
      height: z.int().min(1).max(5000),
      alt: z.string().trim().max(limits.pictureAlt),
    })
    .nullable(),
  link: z.string().trim(),
  isPublic: z.boolean(),
})

/** Tells what `bannerProblems` finds, each at its field. */
export function refuseBannerProblems(draft: BannerDraft, context: z.RefinementCtx): void {
  for (const [field, message] of Object.entries(bannerProblems(draft))) {
    if (message !== null) context.addIssue({ code: 'custom', message, path: field.split('.') })
  }
}

const bannerDraft = bannerFields
  .extend({ kind: z.literal('banner') })
  .superRefine((draft, context) => refuseBannerProblems(draft, context))

/** What stands round the content, as editors write it. */
export const siteDraft = z.discriminatedUnion('kind', [navigationDraft, siteObjectDraft, bannerDraft])

const entryKind = z.enum(['navigation', 'site-object', 'banner'])
const changeKind = z.enum(['navigation', 'site-object', 'banner', 'pins'])
/** Names one entry of a kind. */
const key = z.string().min(1).max(80)
/** Says which content of an entry was read: another one is there as soon as somebody, or a file, has changed it. */
const version = z.string().min(1).max(40)
/** file: as the content files have it. edited: a file's, changed here. made: of editors alone. deleted: taken away here. */
const origin = z.enum(['file', 'edited', 'made', 'deleted'])
const changed = { changedAt: instant.nullable(), changedBy: z.string().nullable() }
const entry = z.object({ key, origin, version, ...changed, draft: siteDraft })
const saved = z.object({ key, version })

const banner = z.object({
  id,
  position: z.enum(bannerPositions),
  /** Sanitised HTML; empty: a picture alone. */
  content: z.string(),
  picture: z.object({ address: z.string(), width: z.int(), height: z.int(), alt: z.string() }).nullable(),
  link: z.string().nullable(),
})

const channel = z.enum(['mail', 'phone', 'sms'])
const MISSING = ['entry_does_not_exist'] as const
const CONFLICT = ['changed_elsewhere'] as const

export const siteDeskSchemas = {
  'Banner/GetByPage': {
    summary: 'The banners of the day on the articles of a catalog, or on its list',
    query: z.object({ page: z.enum(bannerPages), catalogCode: z.string().max(80) }),
    answer: z.array(banner),
  },
  'SiteDesk/GetAll': {
    summary: 'The navigation, the site objects or the banners in their order, with those taken away',
    query: z.object({ kind: entryKind }),
    answer: z.object({ orderVersion: version, entries: z.array(entry) }),
  },
  'SiteDesk/Save': {
    summary:
      'Makes an entry (no key) or changes it; 409 when it was changed elsewhere. From then on it is the editors’',
    body: z.object({ key: key.nullable(), version: version.nullable(), draft: siteDraft }),
    answer: saved,
    errors: [...MISSING, ...CONFLICT],
  },
  'SiteDesk/Delete': {
    summary: 'Takes an entry away; it can be restored',
    body: z.object({ kind: entryKind, key, version }),
    answer: saved,
    errors: [...MISSING, ...CONFLICT],
  },
  'SiteDesk/Restore': {
    summary: 'Makes an entry what it was before a change, or, without one, what the content files say',
    body: z.object({ kind: changeKind, key, version, changeId: id.nullable() }),
    answer: saved,
    errors: [...MISSING, ...CONFLICT, 'change_does_not_exist'],
  },
  'SiteDesk/SaveOrder': {
    summary: 'The order of the entries of a kind',
    body: z.object({ kind: entryKind, version, keys: z.array(key).min(1).max(500) }),
    answer: z.object({ version }),
    errors: [...CONFLICT],
  },
  'SiteDesk/GetChanges': {
    summary: 'Who changed an entry and when, the newest first',
    query: z.object({ kind: changeKind, key }),
    answer: z.array(
      z.object({
        id,
        at: instant,
        by: z.string().nullable(),
        what: z.array(z.string()),
        /** What it was before can be brought back. */
        restorable: z.boolean(),
      }),
    ),
  },
  'SiteDesk/PreviewText': {
    summary: "A banner's text as readers will see it",
    body: z.object({ content: z.string().max(limits.bannerText) }),
    answer: z.object({ html: z.string() }),
  },
  'SiteDesk/AddPicture': {
    summary:
      'Keeps a picture (JPEG, PNG or WebP, told by its bytes), encoded again; its address may then stand in an entry',
    body: z.object({ picture: z.string() }),
    answer: z.object({ address: z.string(), width: z.int(), height: z.int() }),
  },
  'SiteDesk/GetPins': {
    summary: 'The articles beside each tool, in their order',
    answer: z.array(
      z.object({
        list: z.enum(pinListKeys),
        origin: z.enum(['file', 'edited']),
        version,
        ...changed,
        articles: z.array(articleCard),
      }),
    ),
  },
  'SiteDesk/SavePins': {
    summary: 'Sets the articles beside a tool, at most five that everybody may read',
    body: z.object({ list: z.enum(pinListKeys), version, articleIds: z.array(id).max(5) }),
    answer: z.object({ version }),
    errors: [...CONFLICT],
  },
  'MessageDesk/GetAll': {
    summary:
      'Messages to the programme, of a state, with certain words: those that wait the oldest first, others the newest',
    query: z.object({ status: z.coerce.number<number | string>().pipe(contactStatus), keyword, ...queryPaging() }),
    answer: pageOf(
      z.object({
        id,
        status: contactStatus,
        revision: z.int().positive(),
        fullName: z.string(),
        email: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        title: z.string().nullable(),
        content: z.string(),
        sentAt: instant,
        answer: z.string().nullable(),
        answerChannel: channel.nullable(),
        /** Of the answer or the rejection. */
        settledAt: instant.nullable(),
        settledBy: z.string().nullable(),
        rejectReason: z.string().nullable(),
      }),
    ).extend({
      counts: z.object({ waiting: z.int(), replied: z.int(), rejected: z.int() }),
      /** A gateway for SMS is set. */
      sendsSms: z.boolean(),
    }),
  },
  'MessageDesk/GetSmsState': {
    summary:
      'Whether as many SMS have left as may this hour, today or to one prefix: no further codes are sent to phones',
    answer: z.object({ ceilingReached: z.boolean() }),
  },
  'MessageDesk/Answer': {
    summary: 'Answers a message by mail or SMS, which leaves with the new state, or notes an answer by telephone',
    body: z.object({
      id,
      revision: z.int().positive(),
      channel,
      text: z.string().trim().min(1).max(limits.answer),
    }),
    answer: z.object({ revision: z.int().positive() }),
    errors: ['message_does_not_exist', ...CONFLICT],
  },
  'MessageDesk/Reject': {
    summary: 'Rejects a message with a reason, which is sent to nobody',
    body: z.object({
      id,
      revision: z.int().positive(),
      reason: z.string().trim().min(1).max(limits.rejectReason),
    }),
    answer: z.object({ revision: z.int().positive() }),
    errors: ['message_does_not_exist', ...CONFLICT],
  },
} as const satisfies Record<keyof typeof siteDeskAddresses, CallSchemas>
