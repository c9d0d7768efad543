import { type AudiencePerson, type HealthRule, isInAudience } from 'shared-contracts/health-rules'
import type { ContentFolder } from '../files/content-folder'
import { lineOfRow } from '../files/line-of-row'
import type { ReviewSubject } from '../reviews/review-subject'
import { checkTexts } from '../rules/checks/check-texts'
import { readTextPieces, type TextPiece } from '../rules/checks/text-pieces'
import { readHealthRules } from '../rules/read-health-rules'
import { type RuleBook, ruleBookOf } from '../rules/rule-references'
import { readArticleContent } from '../site/article-content'
import { readSiteContent } from '../site/site-content'
import { type Figure, strangeFigures } from './figures'

/** An article or an answer of the FAQ: the rules that it refers to and what it says. */
export interface SiteText {
  readonly subject: string
  readonly rules: readonly string[]
  /** Stages of the people whom it speaks to; null: everyone. */
  readonly stages: readonly AudiencePerson['stage'][] | null
  readonly pieces: readonly TextPiece[]
}

/** What articles and FAQ tell, with the rule book they refer to. */
export interface SiteBook {
  readonly rules: RuleBook
  readonly texts: readonly SiteText[]
  /** What is wrong in which text about a rule; each rule is looked at once. */
  readonly wrong: (rule: HealthRule) => readonly WrongText[]
}

interface WrongText extends Pick<SiteText, 'stages'> {
  readonly problem: string
}

/** One text of a tool and the rules that it tells. */
export interface ToldText {
  readonly text: string
  readonly rules: readonly string[]
}

const FAQ_FILE = 'site/faq.json'
const MOTHERS_FOLDER = 'articles/dinh-duong-va-suc-khoe-cho-me/'
const CHILDREN_FOLDER = 'articles/dinh-duong-va-suc-khoe-cho-be/'

export function readSiteBook(folder: ContentFolder): SiteBook {
  const rules = ruleBookOf(readHealthRules(folder).rules)
  const pieces = readTextPieces(folder, rules)
  const { rows, subjects: answers } = readSiteContent(folder, rules)
  const faq = folder.read(FAQ_FILE) ?? ''
  const faqLines = rows.faqs.map(({ id }) => lineOfRow(faq, 'id', id)).sort((a, b) => a - b)
  const inAnswer = (subject: ReviewSubject) => {
    const end = faqLines.find((line) => line > subject.line) ?? Number.POSITIVE_INFINITY
    return (piece: TextPiece) => piece.file === FAQ_FILE && piece.line >= subject.line && piece.line < end
  }
  const textOf = (subject: ReviewSubject, isItsPiece: (piece: TextPiece) => boolean): SiteText => ({
    subject: subject.subject,
    rules: subject.rules,
    stages: stagesOf(subject.file),
    pieces: pieces.filter(isItsPiece),
  })
  const texts = [
    ...readArticleContent(folder, rules).subjects.map((each) => textOf(each, ({ file }) => file === each.file)),
    ...answers.map((each) => textOf(each, inAnswer(each))),
  ]
  const found = new Map<string, readonly WrongText[]>()
  return {
    rules,
    texts,
    wrong: (rule) => {
      const wrong = found.get(rule.id) ?? texts.flatMap((text) => wrongIn(text, rule))
      found.set(rule.id, wrong)
      return wrong
    },
  }
}

/** Paragraphs that break a rule, and sentences about it with figures that the rule doesn't have. */
function wrongIn({ pieces, stages }: SiteText, rule: HealthRule): readonly WrongText[] {
  const broken = checkTexts(rule, pieces).problems.map(({ file, line, message }) => `${file}:${line} ${message}`)
  return [...broken.map((problem) => ({ stages: null, problem })), ...otherFigures(pieces, rule, stages)]
}

/** Articles for mothers are no place where somebody looks for what a child needs, nor the other way round. */
function stagesOf(file: string): SiteText['stages'] {
  if (file.startsWith(MOTHERS_FOLDER)) return ['pregnant', 'nursing', 'adult']
  return file.startsWith(CHILDREN_FOLDER) ? ['child'] : null
}

/**
 * Where a tool, articles and FAQ tell a person different things; empty when they agree. Every rule that the tool tells exists, is about the person, and an
 * article or answer for such people refers to it; no paragraph of tool, article or FAQ breaks it; and figures named on it are the rule's.
 */
export function disagreements(told: readonly ToldText[], person: AudiencePerson, book: SiteBook): string[] {
  const { rules, texts, wrong } = book
  const isFor = ({ stages }: Pick<SiteText, 'stages'>) => stages === null || stages.includes(person.stage)
  const ids = [...new Set(told.flatMap((each) => each.rules))]
  const spoken = told.flatMap(({ text }) => text.split('\n')).map((text) => toldPiece(text))
  const problems = ids.flatMap((id) => {
    const rule = rules.get(id)
    if (rule === undefined) return [`${id}: the rule book has no such rule`]
    if (!isInAudience(person, rule.audience)) return [`${id}: is not about this person`]
    const isReferredTo = texts.some((text) => isFor(text) && text.rules.includes(id))
    return [
      ...(isReferredTo ? [] : [`${id}: no article or answer refers to it`]),
      ...checkTexts(rule, spoken).problems.map(({ message }) => `${id}: tool: ${message}`),
      ...wrong(rule)
        .filter(isFor)
        .map(({ problem }) => `${id}: ${problem}`),
    ]
  })
  return [...problems, ...told.flatMap((each) => toldFigures(each, rules))]
}

/** A paragraph that gives another source's figure says that the page goes by the more careful one. */
const NAMED_DIFFERENCE = /thận trọng hơn/iu

const toldPiece = (text: string): TextPiece => ({ file: 'tool', line: 0, text, page: 'tool', audience: null })

function otherFigures(pieces: readonly TextPiece[], rule: HealthRule, stages: SiteText['stages']): WrongText[] {
  if (rule.texts === null) return []
  const about = new RegExp(rule.texts.about, 'iu')
  return pieces
    .filter(({ text }) => about.test(text) && !NAMED_DIFFERENCE.test(text))
    .flatMap(({ file, line, text }) =>
      sentencesOf(text)
        .filter((sentence) => about.test(sentence))
        .flatMap((sentence) => strangeFigures(sentence, rule.statement))
        .map((figure) => ({ stages, problem: `${file}:${line} says ${shown(figure)}` })),
    )
}

/** Figures of what a tool says that none of the rules it tells has. */
function toldFigures({ text, rules: ids }: ToldText, rules: RuleBook): string[] {
  const statements = ids.flatMap((id) => rules.get(id)?.statement ?? [])
  return strangeFigures(text, ...statements).map((figure) => `${ids.join(', ')}: tool says ${shown(figure)}: “${text}”`)
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;?!|])\s+/)
const shown = ({ from, to, unit }: Figure): string => `${from === to ? from : `${from}–${to}`} ${unit}`
