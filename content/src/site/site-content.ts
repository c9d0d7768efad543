import { bannerFields, dayAsKnown, refuseBannerProblems } from 'shared-contracts/call-schemas'
import { refusedInProduct } from 'shared-contracts/menus'
import { pinListKeys } from 'shared-contracts/site'
import { slugify } from 'shared-contracts/text'
import { z } from 'zod'
import { type CheckedRows, checked, readJsonObject, readJsonRows, rowId, rowTitle } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import { parseMarkdownFile } from '../files/front-matter'
import { lineOfRow, lineOfWords } from '../files/line-of-row'
import { renderMarkdown } from '../files/markdown'
import { type Problem, type ProblemList, problemsOf } from '../files/problem'
import { type ReviewSubject, riskOf, versionOf } from '../reviews/review-subject'
import type { PartOfRows } from '../rows/content-rows'
import { placeRules, type RuleBook } from '../rules/rule-references'

type SiteRows = PartOfRows<
  | 'navigation_items'
  | 'site_objects'
  | 'banners'
  | 'configurations'
  | 'faqs'
  | 'legal_documents'
  | 'terms'
  | 'products'
  | 'product_prices'
  | 'class_plans'
>

/** Articles beside the tools, in an order that their own files can't tell. */
const PINS_FILE = 'site/pins.json'

/** A path of the site or a full address; empty where there is none. */
const address = z.string().regex(/^(|\/(?!\/)\S*|https?:\/\/\S+|mailto:\S+|tel:\S+)$/)

const navigationFile = z.object({
  id: rowId,
  text: rowTitle,
  textMobile: rowTitle,
  link: address,
  roles: z.array(z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(99)])),
  children: z.array(z.object({ text: rowTitle, link: address, auth: z.boolean() })),
  meta: z.object({ hideChildren: z.boolean() }),
})

const siteObjectFile = z.object({
  id: rowId,
  code: z.string().min(1),
  title: z.string().optional(),
  text: z.string(),
  label: z.string().optional(),
  link: address,
  mediaLink: z.string(),
  thumbnail: z.string(),
  sectionType: z.string().min(1),
  pagePositionName: z.string().min(1),
  status: z.union([z.literal(0), z.literal(1)]),
})

const bannerFile = bannerFields
  .extend({
    id: rowId,
    catalogCodes: bannerFields.shape.catalogCodes.default([]),
    firstDay: bannerFields.shape.firstDay.default(null),
    lastDay: bannerFields.shape.lastDay.default(null),
    picture: bannerFields.shape.picture.default(null),
    link: bannerFields.shape.link.default(''),
    isPublic: z.boolean().default(true),
  })
  .superRefine((draft, context) => refuseBannerProblems(draft, context))

/** Everything else that the header and the footer show is a site object. */
const configurationFile = z.object({ messengerLink: address, zaloLink: address })

/** Ids of articles by list, in their order. A list that is not named follows the articles' own `pin`. */
const pinsFile = z.partialRecord(z.enum(pinListKeys), z.array(rowId).max(5))

const source = z.union([
  z.string().transform((title) => ({ title, url: null })),
  z
    .object({
      title: z.string(),
      publisher: z.string().optional(),
      year: z.union([z.string(), z.number()]).optional(),
      url: z.url({ protocol: /^https?$/ }).nullish(),
    })
    .transform(({ title, publisher, year, url }) => ({
      title: [title, publisher, year].filter((part) => part !== undefined).join(', '),
      url: url ?? null,
    })),
])
const faqFile = z.object({
  id: rowId,
  group: rowTitle,
  question: rowTitle,
  answer: z.string().min(1),
  /** About nutrition or health: a nutritionist must sign it. */
  health: z.boolean().default(false),
  /** Ids of rules that it tells beside those whose statements it places. */
  rules: z.array(z.string()).default([]),
  sources: z.array(source).default([]),
})
const documentFile = z.object({
  id: rowId,
  number: z.string(),
  title: rowTitle,
  issuer: z.string().min(1),
  issuedAt: z.union([z.iso.date(), z.string().regex(/^\d{4}$/)]),
  summary: z.string(),
  url: z.url({ protocol: /^https?$/ }).nullish(),
})
/** What a kilogram of a material costs, of the kind that the product is. */
const productPrice = z.object({
  /** A key of nutrition/materials.csv. */
  material: z.string().min(1),
  pricePerKg: z.int().positive().max(10_000_000),
  asOf: dayAsKnown,
  source: z.object({ title: z.string().min(1), url: z.url({ protocol: /^https?$/ }).optional() }),
})
const productFile = z.object({
  id: rowId,
  title: rowTitle,
  summary: z.string(),
  logoUrl: z.string(),
  link: address,
  prices: z.array(productPrice).default([]),
})
const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
const classPlanFile = z
  .object({
    id: rowId,
    title: rowTitle,
    summary: z.string(),
    firstDay: z.iso.date(),
    /** Weeks from one class to the next; without it there is one class, on the first day. */
    everyWeeks: z.int().min(1).max(104).nullish(),
    startTime: clockTime,
    endTime: clockTime,
    place: z.string().min(1),
    provinceId: rowId.nullish(),
    seats: z.int().positive(),
    illustration: z.string().min(1),
    content: z.string(),
    demo: z.boolean().default(false),
  })
  .refine((row) => row.endTime > row.startTime, {
    path: ['endTime'],
    error: 'Lớp phải kết thúc sau khi bắt đầu.',
  })
const termsFile = z.object({
  title: rowTitle,
  version: z.string().min(1),
  effectiveAt: z.iso.date(),
  updatedAt: z.iso.date(),
})

/** What the pages show outside the articles; `subjects` are the answers that a nutritionist must sign. */
export function readSiteContent(
  folder: ContentFolder,
  rules: RuleBook,
): { rows: SiteRows; subjects: readonly ReviewSubject[]; problems: Problem[] } {
  const navigation = readJsonRows(folder, 'site/navigation.json', navigationFile)
  const siteObjects = readJsonRows(folder, 'site/site-objects.json', siteObjectFile)
  const configuration = readJsonObject(folder, 'site/site-config.json', configurationFile)
  const pins = folder.read(PINS_FILE) === null ? null : readJsonObject(folder, PINS_FILE, pinsFile)
  const banners = readJsonRows(folder, 'site/banners.json', bannerFile, false)
  const faqs = readFaqs(folder, rules)
  const documents = readJsonRows(folder, 'site/documents.json', documentFile)
  const products = readJsonRows(folder, 'site/products.json', productFile)
  refuseProducts(products)
  const classes = readJsonRows(folder, 'site/cooking-classes.json', classPlanFile)
  const terms = readTerms(folder)
  const rows: SiteRows = {
    navigation_items: navigation.rows.map(({ id, text, textMobile, link, roles, children, meta }, position) => ({
      id,
      position,
      text,
      text_mobile: textMobile,
      link,
      roles,
      children,
      hide_children: meta.hideChildren,
    })),
    site_objects: siteObjects.rows.map((row, position) => ({
      id: row.id,
      position,
      code: row.code,
      title: row.title ?? null,
      text: row.text,
      label: row.label ?? null,
      link: row.link,
      media_link: row.mediaLink,
      thumbnail: row.thumbnail,
      section_type: row.sectionType,
      page_position_name: row.pagePositionName,
      status: row.status,
    })),
    banners: banners.rows.map(({ id, ...banner }, position) => {
      htmlOf(banner.content, `[${position}].content`, banners.problems)
      return { id, position, banner }
    }),
    configurations: [
      ...(configuration.value ? [{ code: 'site', value: configuration.value }] : []),
      ...(pins?.value ? [{ code: 'pins', value: pins.value }] : []),
    ],
    faqs: faqs.rows,
    legal_documents: documents.rows.map(({ issuedAt, url, ...row }) => ({
      ...row,
      issued_at: issuedAt,
      url: url ?? null,
    })),
    terms: terms.rows,
    products: products.rows.map(({ logoUrl, prices: _, ...row }, position) => ({
      ...row,
      position,
      logo_url: logoUrl,
    })),
    product_prices: pricesOf(products),
    class_plans: classes.rows.map(
      ({ firstDay, everyWeeks, startTime, endTime, provinceId, content, ...row }, index) => ({
        ...row,
        slug: slugify(row.title),
        first_day: firstDay,
        every_weeks: everyWeeks ?? null,
        start_time: startTime,
        end_time: endTime,
        province_id: provinceId ?? null,
        markdown: content,
        content: htmlOf(content, `[${index}].content`, classes.problems),
      }),
    ),
  }
  const read = [
    navigation,
    siteObjects,
    banners,
    configuration,
    ...(pins ? [pins] : []),
    faqs,
    documents,
    products,
    classes,
    terms,
  ]
  return { rows, subjects: faqs.subjects, problems: read.flatMap(({ problems }) => problems.all) }
}

/** What may not be promoted (product-rules of shared-contracts/menus) is not in the list at all. */
function refuseProducts({ rows, problems }: CheckedRows<z.infer<typeof productFile>>): void {
  for (const [index, product] of rows.entries()) {
    const words = refusedInProduct(product)
    if (words !== null) problems.add(`Nghị định 100/2014/NĐ-CP: không được quảng bá “${words}”`, `[${index}].summary`)
  }
}

/** One price a material: of two nobody could say which counts. */
function pricesOf({ rows, problems }: CheckedRows<z.infer<typeof productFile>>): SiteRows['product_prices'] {
  const priced = new Set<string>()
  return rows.flatMap(({ id, prices }, index) =>
    prices.flatMap(({ material, pricePerKg, asOf, source: { title, url } }, place) => {
      if (priced.has(material)) {
        problems.add(`${material} đã có giá`, `[${index}].prices[${place}].material`)
        return []
      }
      priced.add(material)
      return [
        {
          material_code: material,
          product_id: id,
          price_per_kg: pricePerKg,
          as_of: asOf,
          source_title: title,
          source_url: url ?? null,
        },
      ]
    }),
  )
}

const FAQ_FILE = 'site/faq.json'

function readFaqs(folder: ContentFolder, rules: RuleBook) {
  const { rows, problems } = readJsonRows(folder, FAQ_FILE, faqFile)
  const text = folder.read(FAQ_FILE) ?? ''
  const subjects: ReviewSubject[] = []
  const faqs = rows.map((row, position): SiteRows['faqs'][number] => {
    const { id, question, sources, health } = row
    const line = lineOfRow(text, 'id', id)
    const placed = placeRules(row.answer, rules)
    const told = [...new Set([...row.rules, ...placed.ids])]
    for (const unknown of [...row.rules.filter((rule) => !rules.has(rule)), ...placed.unknown.map((each) => each.id)])
      problems.add(`Không có quy tắc ${unknown}`, `[${position}].rules`, lineOfWords(text, unknown, line))
    if (told.length > 0 && !health)
      problems.add('Câu trả lời nhắc quy tắc sức khỏe phải có "health": true', `[${position}].health`, line)
    const answer = htmlOf(placed.text, `[${position}].answer`, problems)
    if (health) {
      const version = versionOf([question, answer, sources])
      const risk = riskOf(told, rules, 'medium')
      subjects.push({
        subject: `faq:${id}`,
        kind: 'faq',
        title: question,
        file: FAQ_FILE,
        line,
        risk,
        rules: told,
        version,
      })
    }
    return { id, position, group_title: row.group, question, answer, source_links: sources, review: null }
  })
  return { rows: faqs, subjects, problems }
}

function htmlOf(markdown: string, field: string, problems: ProblemList): string {
  const rendered = renderMarkdown(markdown)
  for (const { message } of rendered.problems) problems.add(message, field)
  return rendered.html
}

function readTerms(folder: ContentFolder): { rows: SiteRows['terms']; problems: ProblemList } {
  const problems = problemsOf('site/terms.md')
  const parsed = parseMarkdownFile(folder.read('site/terms.md') ?? '')
  if ('message' in parsed) {
    problems.add(parsed.message, '', parsed.line)
    return { rows: [], problems }
  }
  const fields = checked(termsFile, parsed.fields, '', problems)
  const content = htmlOf(parsed.body, '', problems)
  if (!fields) return { rows: [], problems }
  const { title, version, effectiveAt, updatedAt } = fields
  return { rows: [{ version, title, effective_at: effectiveAt, updated_at: updatedAt, content }], problems }
}
