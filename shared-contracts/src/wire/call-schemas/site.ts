import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { siteAddresses } from '../calls/site'
import { day, done, id, queryId, review } from './fields'

export const siteObject = z.object({
  id,
  code: z.string(),
  title: z.string().nullable(),
  text: z.string(),
  /** Text of a Promote section's button. */
  label: z.string().nullable(),
  link: z.string(),
  mediaLink: z.string(),
  thumbnail: z.string(),
  sectionType: z.string(),
  pagePositionName: z.string(),
})

const link = z.object({ text: z.string(), link: z.string() })
const picturedLink = link.extend({ mediaLink: z.string() })

export const siteConfiguration = z.object({
  logoHeader: z.string(),
  logoHeaderOthers: z.array(picturedLink.extend({ code: z.string() })),
  socialFooter: z.array(picturedLink),
  footerLink: z.array(link),
  phone: z.string(),
  email: z.string(),
  messengerLink: z.string(),
  zaloLink: z.string(),
})

export const navigationItem = z.object({
  id,
  text: z.string(),
  textMobile: z.string(),
  link: z.string(),
  /** User types that see it; empty: everyone. */
  roles: z.array(z.int()),
  children: z.array(link.extend({ auth: z.boolean() })),
  meta: z.object({ hideChildren: z.boolean() }),
})

export const sitemapEntry = z.object({
  kind: z.enum(['article', 'dish', 'menu', 'cooking-class']),
  id,
  slug: z.string(),
  /** Catalog of an article; null otherwise. */
  catalogCode: z.string().nullable(),
  title: z.string(),
  /** Name of its drawing or photograph; null: it has none of its own. */
  illustration: z.string().nullable(),
  lastModified: day,
})

/** Where an old address leads. */
export const redirectTarget = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moved'), to: z.string() }),
  z.object({ kind: z.literal('gone') }),
  z.object({ kind: z.literal('none') }),
])

export const popup = z.object({
  id,
  /** Sanitised HTML. */
  content: z.string(),
  /** `popupButtonPositions` of shared-contracts/surveys. */
  buttonPosition: z.int(),
  buttonPositionName: z.string(),
  buttonText: z.string().nullable(),
  redirectUrl: z.string().nullable(),
  /** Seconds until it closes by itself; 0: never. */
  secondToShow: z.int().nonnegative(),
})

export const siteSchemas = {
  'Configuration/GetAllConfigurations': {
    summary: 'Header, footer and contact data in the short form that the shell reads first',
    answer: siteConfiguration,
  },
  'Configuration/GetSiteObjectsByPagePosition': {
    summary:
      'Public site objects of a page position (Header, Footer, Homepage, HomePageBottom); all when none is named',
    query: z.object({ position: z.string().max(60).optional() }),
    answer: z.array(siteObject),
  },
  'Configuration/GetUnset': {
    summary: 'Ways to reach the programme and to sign in that nobody has set',
    answer: z.object({
      unset: z.array(
        z.object({
          setting: z.enum(['phone', 'email', 'messengerLink', 'zaloLink', 'socialFooter', 'signIn']),
          /** Which one, where there are several. */
          name: z.string().nullable(),
        }),
      ),
      /** A demonstration shows stand-ins for what is not set, every other site nothing. */
      demonstration: z.boolean(),
    }),
  },
  'Popup/GetActivePopupByPage': {
    summary: 'Active popups of a page for the object type of the user',
    query: z.object({ page: z.string().max(200), objectTypeId: z.coerce.number<number | string>().int().optional() }),
    answer: z.array(popup),
  },
  'Popup/GetById': {
    summary: 'One popup for its preview, drafts too: for administrators or with a signed link',
    query: z.object({ id: queryId, preview: z.string().max(512).optional() }),
    answer: popup.extend({ title: z.string(), pageNames: z.array(z.string()), revision: z.int().positive() }),
    errors: ['popup_does_not_exist', 'preview_link_is_invalid'],
  },
  'Prompt/AddView': {
    summary: 'The account remembers that a popup was shown, or that a poll is not wanted any more',
    body: z.object({ kind: z.enum(['popup', 'poll']), id }),
    answer: done,
  },
  'Cache/ClearAllCache': {
    summary: 'Empties the caches of every process within seconds, and gives answers new tags; administrators only',
    answer: z.object({}),
  },
  'Navigation/GetAll': { summary: 'The main menu', answer: z.array(navigationItem) },
  'Faq/GetAll': {
    summary: 'Questions and answers, in the order of the page',
    answer: z.array(
      z.object({
        id,
        group: z.string(),
        question: z.string(),
        /** Sanitised HTML. */
        answer: z.string(),
        /** Titles alone of `sourceLinks`. */
        sources: z.array(z.string()),
        sourceLinks: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
        /** Null: nothing about nutrition or health. */
        review: review.nullable(),
      }),
    ),
  },
  'Document/GetAll': {
    summary: 'Laws, decisions and guidelines, newest first',
    answer: z.array(
      z.object({
        id,
        number: z.string(),
        title: z.string(),
        issuer: z.string(),
        /** A day, or a year where no more is known. */
        issuedAt: z.string().regex(/^\d{4}(-\d{2}-\d{2})?$/),
        summary: z.string(),
        url: z.string().nullable(),
      }),
    ),
  },
  'Terms/GetCurrent': {
    summary: 'Terms and privacy text in force',
    answer: z.object({
      title: z.string(),
      version: z.string(),
      effectiveAt: day,
      updatedAt: day,
      /** Sanitised HTML. */
      content: z.string(),
    }),
  },
  'Redirect/Resolve': {
    summary: 'Where an old address of the site leads: moved (301), gone (410) or none',
    query: z.object({ path: z.string().min(1).max(2000) }),
    answer: redirectTarget,
  },
  'Sitemap/GetEntries': {
    summary: 'Every public article, open dish, free menu and coming class',
    answer: z.array(sitemapEntry),
  },
  'Content/GetRevision': {
    summary: 'Numbers that grow with every change of content, and when all caches are to be emptied',
    answer: z.object({
      revision: z.int().nonnegative(),
      changedAt: z.iso.datetime({ offset: true }),
      /** Grows when all caches are to be emptied (`Cache/ClearAllCache`). */
      generation: z.int().nonnegative().default(0),
    }),
  },
} as const satisfies Record<keyof typeof siteAddresses, CallSchemas>
