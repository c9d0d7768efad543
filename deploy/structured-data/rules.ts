/**
 * What search engines ask of each type that our documents use, as Google's documentation of structured data states it
 * (developers.google.com/search/docs/appearance/structured-data: article, recipe, faqpage, breadcrumb, event, organization,
 * sitelinks-searchbox). `recommended`: those of the page's list that we hold ourselves to.
 */
interface TypeRules {
  readonly required: readonly string[]
  readonly recommended: readonly string[]
}

export const typeRules: Readonly<Record<string, TypeRules>> = {
  Article: {
    required: ['headline'],
    recommended: ['author', 'datePublished', 'dateModified', 'image', 'publisher', 'mainEntityOfPage'],
  },
  Recipe: { required: ['name', 'image'], recommended: ['description', 'totalTime', 'recipeCuisine'] },
  FAQPage: { required: ['mainEntity'], recommended: [] },
  Question: { required: ['name', 'acceptedAnswer'], recommended: [] },
  Answer: { required: ['text'], recommended: [] },
  BreadcrumbList: { required: ['itemListElement'], recommended: [] },
  ListItem: { required: ['position', 'name', 'item'], recommended: [] },
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'eventStatus', 'eventAttendanceMode', 'image', 'description', 'offers', 'organizer'],
  },
  Place: { required: ['address'], recommended: ['name'] },
  Offer: { required: ['price', 'priceCurrency'], recommended: ['availability', 'url'] },
  Organization: { required: ['name'], recommended: [] },
  WebSite: { required: ['name', 'url'], recommended: ['potentialAction'] },
  SearchAction: { required: ['target', 'query-input'], recommended: [] },
  EntryPoint: { required: ['urlTemplate'], recommended: [] },
  HowToStep: { required: ['text'], recommended: [] },
  NutritionInformation: { required: ['calories'], recommended: [] },
  CreativeWork: { required: ['name'], recommended: ['publisher'] },
}

const ADDRESSES = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage', 'urlTemplate'])
const DATES = new Set(['datePublished', 'dateModified', 'startDate', 'endDate'])
const DURATIONS = new Set(['totalTime', 'prepTime', 'cookTime'])
const DATE = /^\d{4}(-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?)?$/

/** What is wrong with an object of structured data, with the place in it; empty: it is valid. */
export function faultsOf(data: unknown, place = ''): string[] {
  if (Array.isArray(data)) return data.flatMap((item, index) => faultsOf(item, `${place}[${index}]`))
  if (typeof data !== 'object' || data === null) return []
  const fields: Readonly<Record<string, unknown>> = { ...data }
  const type = String(fields['@type'])
  const rules = typeRules[type]
  if (!rules) return [`${place}: no rules for ${type}`]
  const absent = [...rules.required, ...rules.recommended].filter((name) => isEmpty(fields[name]))
  return [
    ...(place === '' && fields['@context'] !== 'https://schema.org' ? ['no @context'] : []),
    ...absent.map((name) => `${place}${type} has no ${name}`),
    ...Object.entries(fields).flatMap(([name, value]) => [
      ...valueFaults(name, value).map((fault) => `${place}${type}.${name} ${fault}`),
      ...(name === 'location' || typeof value !== 'object' ? [] : faultsOf(value, `${place}${type}.${name}`)),
    ]),
  ]
}

function valueFaults(name: string, value: unknown): string[] {
  return [value].flat().flatMap((each) => {
    if (typeof each !== 'string') return []
    if (ADDRESSES.has(name) && !/^https:\/\/[^/]+\//.test(each)) return [`is no full address: ${each}`]
    if (DATES.has(name) && !DATE.test(each)) return [`is no ISO 8601 date: ${each}`]
    if (DURATIONS.has(name) && !/^PT\d+[MH]/.test(each)) return [`is no ISO 8601 duration: ${each}`]
    return []
  })
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
