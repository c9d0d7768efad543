/**
 * What columns hold where their SQL type says too little: codes, and the documents of jsonb columns. The capability whose
 * rules give them meaning owns each type; the platform knows them from here alone. `columnTypes` says which column holds
 * what: after a change run `npm run tables -w service-api`.
 */
import type { CallAnswer, CallQuery } from 'shared-contracts/calls'
import type { Activity } from 'shared-contracts/nutrition'
import type { SocialMode } from './platform/social/social-provider'

export type { ContentState, ContentStatus, DishPhoto, MenuPlanning as PlanningFacts, SearchWords } from 'content'
export type { CalendarDay, UserType } from 'shared-contracts/ages'
export type { MediaType } from 'shared-contracts/constants'
export type { FetusCount } from 'shared-contracts/gestation'
export type { Sex } from 'shared-contracts/growth'
export type { Review, RuleRisk } from 'shared-contracts/health-rules'
export type { CartType } from 'shared-contracts/menus'
export type { FoodFacts, NeedJudgement, Recipe } from 'shared-contracts/nutrition'
export type { CodePurpose } from './account/rules/one-time-code'
export type { ContactKind } from './account/rules/undone-contacts'

import type { CartContent } from './cart/rules/cart-item'
import type { ClassBefore } from './classes/rules/class-draft'
import type { SiteEditKind, SiteEditState, SiteValue } from './desk/site/rules/site-values'
import type { EditorDraft, EditorKind } from './desk/surveys/rules/editor-values'
import type { Result } from './search/rules/result'

export type { ListNotes } from './cart/rules/list-notes'

export type { ImportedChanges } from './desk/content/rules/imported-changes'
export type { SiteBanner } from './desk/site/rules/site-values'
export type { EditorStatus } from './desk/surveys/rules/editor-values'
export type { ConsultingRules } from './diet/rules/consulting-rules'
export type { SurveyQuestions } from './surveys/rules/survey-questions'
export type { CartContent, ClassBefore, EditorDraft, EditorKind, SiteEditKind, SiteEditState, SiteValue, SocialMode }

/** Days of a menu by meal, each dish as it is kept. */
export type CartDays = CartContent['days']

type SavedDiet = CallAnswer<'NutritionConsulting/GetSavedAnswers'>[number]
export type DietAnswers = SavedDiet['answers']
export type DietMeals = SavedDiet['meals']
export type DietResult = CallAnswer<'NutritionConsulting/CheckAnswers'>

export type QuestionnaireKind = Exclude<EditorKind, 'popup'>
/** What opens over a page. */
export type PromptKind = Exclude<EditorKind, 'survey'>

export type ConsentPurpose = CallAnswer<'User/GetConsents'>[number]['purpose']
/** 1 pregnant, 2 nursing. */
export type MotherStatus = 1 | 2
/** 0 dish, 1 article. */
export type FavouriteType = 0 | 1
/** 1 waiting, 2 replied, 3 rejected. */
export type ContactStatus = 1 | 2 | 3
/** How a message was answered. */
export type ContactChannel = 'mail' | 'phone' | 'sms'
/** `all`: the need isn't split by activity. */
export type EnergyActivity = Activity | 'all'
/** 1 mother, 2 nursing mother, 3 child. */
export type ObjectTypeGroup = 1 | 2 | 3
export type MenuKind = CallAnswer<'Menu/HomePage'>[number]['kind']

/** Amounts by standardId; see `nutrition` in shared-contracts/call-schemas. */
export type Nutrition = Record<string, { value: number | null; missing: number }>
/** Portion family of each dish, by dishId. */
export type DishFamilies = Record<string, string>
export type ArticleSources = { title: string; publisher: string; year: string; url: string | null }[]
export type ArticleHistory = CallAnswer<'Article/GetById'>['history']
export type ArticleVideo = { youtube: string; title: string }
export type NavigationChildren = { text: string; link: string; auth: boolean }[]
/** What was decided about an account of medical staff. */
export type ApprovalDecision = CallAnswer<'Staff/GetDecisions'>[number]['decision']
export type StaffFileType = CallAnswer<'Staff/GetFiles'>[number]['type']
export type VitalMetric = CallAnswer<'Vitals/GetSummary'>['items'][number]['metric']
/** What editors want first in a search. */
export type WantedKind = Result['kind']
/** What was offered in the place of an answer, the best first. */
export type OfferedResults = readonly Result[]
export type SourceLinks = { title: string; url: string | null }[]
export type Texts = string[]

/** What has a history at an editors' desk. */
export type ChangeKind = NonNullable<CallQuery<'Desk/GetChanges'>['kind']>
/** What an editor may bring back; its `kind` says what it is. */
export type ValueBefore = EditorDraft | SiteValue | ClassBefore

/** `table.column` of the database and its type; `Document<…>` is a jsonb column. */
export const columnTypes = {
  'articles.history': 'Generated<Document<ArticleHistory>>',
  'articles.review': 'Document<Review>',
  'articles.risk': 'RuleRisk',
  'articles.state': 'Generated<ContentState>',
  'articles.status': 'Generated<ContentStatus>',
  'articles.media_type': 'Generated<MediaType>',
  'articles.video': 'Document<ArticleVideo>',
  'articles.sources': 'Document<ArticleSources>',
  'banner_days.day': 'CalendarDay',
  'banners.banner': 'Document<SiteBanner>',
  'child_health_checks.check_date': 'CalendarDay',
  'class_plans.first_day': 'CalendarDay',
  'cooking_classes.plan_day': 'CalendarDay',
  'configurations.value': 'Document<object>',
  'desk_changes.before': 'Document<ValueBefore>',
  'desk_changes.kind': 'ChangeKind',
  'content_imports.changes': 'Document<ImportedChanges>',
  'consents.purpose': 'ConsentPurpose',
  'contact_changes.kind': 'ContactKind',
  'consulting_rules.rules': 'Document<ConsultingRules>',
  'children.gender': 'Sex',
  'diet_checks.answers': 'Document<DietAnswers>',
  'diet_checks.meals': 'Document<DietMeals>',
  'diet_checks.result': 'Document<DietResult>',
  'dishes.photo': 'Document<DishPhoto>',
  'dishes.nutrition': 'Document<Nutrition>',
  'dishes.state': 'Generated<ContentState>',
  'dishes.status': 'Generated<ContentStatus>',
  'dishes.recipe': 'Generated<Document<Recipe>>',
  'faqs.review': 'Document<Review>',
  'faqs.source_links': 'Document<SourceLinks>',
  'faqs.sources': 'Generated<Document<Texts>>',
  'favourites.type': 'FavouriteType',
  'list_notes.notes': 'Document<ListNotes>',
  'menu_days.nutrition': 'Document<Nutrition>',
  'menu_planning.planning': 'Document<PlanningFacts>',
  'menus.kind': 'MenuKind',
  'menus.review': 'Document<Review>',
  'navigation_items.children': 'Document<NavigationChildren>',
  'mother_health_checks.check_date': 'CalendarDay',
  'mother_health_checks.fetus_count': 'Generated<FetusCount>',
  'nutrition_facts.facts': 'Document<FoodFacts>',
  'nutrition_facts.families': 'Document<DishFamilies>',
  'energy_needs.activity': 'EnergyActivity',
  'object_type_needs.judged': 'NeedJudgement',
  'object_types.group_id': 'ObjectTypeGroup',
  'one_time_codes.purpose': 'CodePurpose',
  'popups.status': 'Generated<EditorStatus>',
  'prompt_views.kind': 'PromptKind',
  'questionnaires.kind': 'QuestionnaireKind',
  'questionnaires.questions': 'Document<SurveyQuestions>',
  'questionnaires.status': 'Generated<EditorStatus>',
  'judged_queries.wanted_kind': 'WantedKind',
  'search_misses.day': 'CalendarDay',
  'search_misses.offered': 'Generated<Document<OfferedResults>>',
  'search_words.words': 'Document<SearchWords>',
  'saved_menus.days': 'Document<CartDays>',
  'site_changes.before': 'Document<SiteValue>',
  'site_edits.kind': 'SiteEditKind',
  'site_edits.state': 'SiteEditState',
  'site_edits.value': 'Document<SiteValue>',
  'social_sign_ins.provider': 'SocialMode',
  'staff_decisions.decision': 'ApprovalDecision',
  'staff_files.sources': 'Document<ArticleSources>',
  'staff_files.type': 'StaffFileType',
  'survey_changes.before': 'Document<EditorDraft>',
  'survey_changes.kind': 'EditorKind',
  'user_carts.content': 'Document<CartContent>',
  'user_carts.type': 'CartType',
  'user_contacts.answer_channel': 'ContactChannel',
  'user_contacts.status': 'Generated<ContactStatus>',
  'users.mother_status': 'MotherStatus',
  'users.user_type': 'UserType',
  'web_vitals.day': 'CalendarDay',
  'web_vitals.metric': 'VitalMetric',
} as const satisfies Readonly<Record<string, string>>
