/** Written by `npm run tables -w service-api` from the migrations and `columnTypes`; a test compares it with both. */
import type { ColumnType, Generated } from 'kysely'
import type {
  ApprovalDecision,
  ArticleHistory,
  ArticleSources,
  ArticleVideo,
  CalendarDay,
  CartContent,
  CartDays,
  CartType,
  ChangeKind,
  CodePurpose,
  ConsentPurpose,
  ConsultingRules,
  ContactChannel,
  ContactKind,
  ContactStatus,
  ContentState,
  ContentStatus,
  DietAnswers,
  DietMeals,
  DietResult,
  DishFamilies,
  DishPhoto,
  EditorDraft,
  EditorKind,
  EditorStatus,
  EnergyActivity,
  FavouriteType,
  FetusCount,
  FoodFacts,
  ImportedChanges,
  ListNotes,
  MediaType,
  MenuKind,
  MotherStatus,
  NavigationChildren,
  NeedJudgement,
  Nutrition,
  ObjectTypeGroup,
  OfferedResults,
  PlanningFacts,
  PromptKind,
  QuestionnaireKind,
  Recipe,
  Review,
  RuleRisk,
  SearchWords,
  Sex,
  SiteBanner,
  SiteEditKind,
  SiteEditState,
  SiteValue,
  SocialMode,
  SourceLinks,
  StaffFileType,
  SurveyQuestions,
  Texts,
  UserType,
  ValueBefore,
  VitalMetric,
  WantedKind,
} from '../../stored-values'
import type { Document } from './document'

export type Int8 = ColumnType<string, bigint | number | string, bigint | number | string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface Area {
  id: number
  title: string
}

export interface ArticleCatalog {
  code: string
  description: string
  id: number
  position: number
  staffOnly: boolean
  title: string
}

export interface ArticleCategory {
  articleCatalogId: number
  code: string
  id: number
  position: number
  title: string
}

export interface ArticleDailyRead {
  articleId: number
  day: string
  reads: number
}

export interface Article {
  articleCatalogId: number
  articleCategoryId: number | null
  author: string
  content: string
  history: Generated<Document<ArticleHistory>>
  id: number
  illustration: string
  mediaType: Generated<MediaType>
  pins: string[]
  plainText: string
  publishAt: Timestamp | null
  publishedAt: string
  review: Document<Review> | null
  reviewDueAt: string | null
  reviewedAt: string | null
  reviewer: string | null
  risk: RuleRisk | null
  searchPhrases: Generated<string[]>
  slug: string
  sources: Document<ArticleSources>
  state: Generated<ContentState>
  status: Generated<ContentStatus>
  summary: string
  title: string
  video: Document<ArticleVideo> | null
  withdrawAt: Timestamp | null
}

export interface ArticleTagLink {
  articleId: number
  articleTagId: number
}

export interface ArticleTag {
  code: string
  id: number
  title: string
}

export interface Attempt {
  at: Timestamp
  id: Generated<Int8>
  key: Buffer
  kind: string
}

export interface BabysitterRelationship {
  id: number
  title: string
}

export interface BannerDay {
  day: CalendarDay
  onlyRow: Generated<boolean>
}

export interface Banner {
  banner: Document<SiteBanner>
  id: number
  position: number
}

export interface ChildHealthCheck {
  armCircumference: number | null
  checkDate: CalendarDay
  childId: number
  clearedBatch: Int8 | null
  clearedOn: string | null
  dangerSigns: Generated<boolean>
  gestationDayInWeek: number | null
  gestationWeeks: number | null
  headCircumference: number | null
  height: number | null
  id: Generated<number>
  measuredLying: boolean | null
  oedema: boolean
  weight: number | null
}

export interface Child {
  dayOfBirth: string
  fullName: string
  gender: Sex | null
  id: Generated<number>
  userId: number
}

export interface ClassPlan {
  content: string
  demo: boolean
  endTime: string
  everyWeeks: number | null
  firstDay: CalendarDay
  id: number
  illustration: string
  markdown: string
  place: string
  provinceId: number | null
  seats: number
  slug: string
  startTime: string
  summary: string
  title: string
}

export interface ClassRegistration {
  cancelledAt: Timestamp | null
  classId: number
  id: Generated<number>
  note: string | null
  registeredAt: Timestamp
  remindedAt: Timestamp | null
  seatedAt: Timestamp | null
  userId: number
}

export interface Configuration {
  code: string
  value: Document<object>
}

export interface Consent {
  at: Timestamp
  given: boolean
  id: Generated<number>
  purpose: ConsentPurpose
  textVersion: string
  userId: number
}

export interface ConsultingRule {
  code: string
  rules: Document<ConsultingRules>
}

export interface ContactChange {
  changedAt: Timestamp
  expiresAt: Timestamp
  formerEmail: string | null
  formerEmailConfirmedAt: Timestamp | null
  formerPhoneConfirmedAt: Timestamp | null
  formerPhoneNumber: string | null
  id: Generated<number>
  kind: ContactKind
  mailTokenHash: Buffer | null
  smsTokenHash: Buffer | null
  userId: number
}

export interface ContentImport {
  changes: Document<ImportedChanges>
  importedAt: Timestamp
  importedBy: string | null
  revision: number
}

export interface ContentRevision {
  cacheGeneration: Generated<number>
  changedAt: Generated<Timestamp>
  deskEdits: Generated<number>
  onlyRow: Generated<boolean>
  revision: Generated<number>
  sourceHash: Generated<string>
}

export interface CookingClass {
  cancelledAt: Timestamp | null
  changedAt: Timestamp
  content: string
  demo: boolean
  endAt: Timestamp
  id: Generated<number>
  illustration: string
  markdown: string
  place: string
  planDay: CalendarDay | null
  planId: number | null
  provinceId: number | null
  revision: Generated<number>
  seats: number
  slug: string
  startAt: Timestamp
  summary: string
  title: string
}

export interface Department {
  id: number
  organizationTypeId: number
  title: string
  type: number
}

export interface DeskChange {
  before: Document<ValueBefore> | null
  changedAt: Timestamp
  id: Generated<number>
  key: string
  kind: ChangeKind
  userId: number | null
  what: string[]
}

export interface DietCheck {
  answers: Document<DietAnswers>
  id: Generated<number>
  meals: Document<DietMeals>
  objectTypeId: number
  result: Document<DietResult>
  savedAt: Timestamp
  userId: number
}

export interface Dish {
  energy: number | null
  grams: number
  id: number
  illustration: string
  kind: string
  mealCodes: number[]
  method: string
  minutes: number
  nutrition: Document<Nutrition>
  objectTypeIds: number[]
  photo: Document<DishPhoto> | null
  publishAt: Timestamp | null
  recipe: Generated<Document<Recipe>>
  region: string
  slug: string
  state: Generated<ContentState>
  status: Generated<ContentStatus>
  summary: string
  title: string
  withdrawAt: Timestamp | null
}

export interface DishIngredient {
  dishId: number
  grams: number
  materialId: number
  position: number
}

export interface DishTagLink {
  dishId: number
  dishTagId: number
}

export interface DishTag {
  code: string
  id: number
  title: string
}

export interface District {
  id: number
  legacy: boolean
  provinceId: number
  title: string
}

export interface EnergyNeed {
  activity: EnergyActivity
  high: number
  low: number
  objectTypeId: number
  source: string
}

export interface Faq {
  answer: string
  groupTitle: string
  id: number
  position: number
  question: string
  review: Document<Review> | null
  sourceLinks: Document<SourceLinks>
  sources: Generated<Document<Texts>>
}

export interface Favourite {
  createdAt: Timestamp
  id: Generated<number>
  itemId: number
  type: FavouriteType
  userId: number
}

export interface JobTitle {
  id: number
  isDirector: boolean
  title: string
}

export interface JudgedQuery {
  judgedAt: Timestamp
  query: string
  userId: number | null
  wantedId: number | null
  wantedKind: WantedKind | null
}

export interface KnownDevice {
  createdAt: Timestamp
  expiresAt: Timestamp
  id: Generated<number>
  tokenHash: Buffer
  userId: number
}

export interface LegalDocument {
  id: number
  issuedAt: string
  issuer: string
  number: string
  summary: string
  title: string
  url: string | null
}

export interface ListNote {
  notes: Document<ListNotes>
  revision: number
  userId: number
}

export interface ListOperation {
  doneAt: Timestamp
  key: string
  userId: number
}

export interface ListShare {
  createdAt: Timestamp
  expiresAt: Timestamp
  id: Generated<number>
  tokenHash: Buffer
  userId: number
}

export interface LoginCode {
  askedBy: Buffer | null
  codeHash: Buffer | null
  createdAt: Timestamp
  expiresAt: Timestamp
  requestHash: Buffer
  sharedTries: Generated<number>
  tries: Generated<number>
  userId: number
}

export interface LoginFailure {
  accountKey: Buffer
  addressKey: Buffer | null
  at: Timestamp
  deviceId: number | null
  id: Generated<Int8>
  networkKey: Buffer | null
}

export interface MarketGood {
  materialId: number
  stall: string
  stallPosition: number
  unit: string | null
  unitGrams: number | null
  usuallyAtHome: boolean
}

export interface MaterialNutrient {
  amount: number
  materialId: number
  standardId: number
}

export interface Material {
  allergens: string[]
  code: string
  ediblePercent: number
  groupCode: string
  id: number
  mayContain: Generated<string[]>
  title: string
}

export interface MenuDailyLook {
  day: string
  looks: number
  menuId: number
}

export interface MenuDay {
  day: number
  menuId: number
  nutrition: Document<Nutrition>
}

export interface MenuDish {
  day: number
  dishId: number
  energy: number | null
  grams: number
  mealCode: number
  menuId: number
  portion: number
  position: number
}

export interface MenuPlanning {
  code: string
  planning: Document<PlanningFacts>
}

export interface Menu {
  author: string | null
  id: number
  kind: MenuKind
  objectTypeId: number
  position: number
  review: Document<Review>
  signedAt: string | null
  summary: string
  title: string
}

export interface MessageRequest {
  askerKey: Buffer | null
  at: Timestamp
  contactKey: Buffer
  id: Generated<Int8>
  networkKey: Buffer | null
  purpose: string
  sent: boolean
  visitorKey: Buffer | null
}

export interface MotherHealthCheck {
  checkDate: CalendarDay
  clearedBatch: Int8 | null
  clearedOn: string | null
  fetusCount: Generated<FetusCount>
  height: number | null
  id: Generated<number>
  pregnancyDayInWeek: number | null
  pregnancyTime: number
  pregnancyWeeks: number | null
  userId: number
  weeksAfterBirth: number | null
  weight: number | null
  weightBeforePregnancy: number | null
}

export interface NavigationItem {
  children: Document<NavigationChildren>
  hideChildren: boolean
  id: number
  link: string
  position: number
  roles: number[]
  text: string
  textMobile: string
}

export interface NutritionFact {
  code: string
  facts: Document<FoodFacts>
  families: Document<DishFamilies>
}

export interface ObjectTypeNeed {
  dayMax: number | null
  judged: NeedJudgement
  max: number | null
  min: number | null
  need: number | null
  objectTypeId: number
  reason: string | null
  recommendedFrom: number | null
  recommendedTo: number | null
  source: Generated<string>
  standardId: number
  upperIsOfAdded: Generated<boolean>
  upperLevel: number | null
  upperSource: string | null
  weekMean: Generated<boolean>
}

export interface ObjectType {
  code: string
  groupId: ObjectTypeGroup | null
  id: number
  shortTitle: string
  title: string
}

export interface OneTimeCode {
  codeHash: Buffer
  createdAt: Timestamp
  expiresAt: Timestamp
  id: Generated<number>
  purpose: CodePurpose
  sessionId: number | null
  target: string
  tries: Generated<number>
  userId: number
}

export interface OrganizationGroup {
  id: number
  title: string
}

export interface Organization {
  id: number
  organizationTypeId: number
  provinceId: number | null
  title: string
}

export interface OrganizationType {
  id: number
  organizationGroupId: number
  title: string
}

export interface OutgoingMessage {
  attempts: Generated<number>
  html: string | null
  id: Generated<Int8>
  kind: string
  nextAttemptAt: Timestamp
  recipient: string
  subject: string | null
  text: string
  usefulUntil: Timestamp
}

export interface Passkey {
  addedAt: Timestamp
  counter: Int8
  credentialId: string
  id: Generated<number>
  name: string
  publicKey: Buffer
  transports: Generated<string[]>
  usedAt: Timestamp | null
  userId: number
}

export interface Popup {
  buttonPosition: Generated<number>
  buttonText: string | null
  changedAt: Timestamp
  content: Generated<string>
  endsAt: Timestamp | null
  id: Generated<number>
  key: string
  objectTypeIds: Generated<number[]>
  pageNames: Generated<string[]>
  redirectUrl: string | null
  revision: Generated<number>
  secondToShow: Generated<number>
  startsAt: Timestamp | null
  status: Generated<EditorStatus>
  stoppedAt: Timestamp | null
  title: string
}

export interface ProductPrice {
  asOf: string
  materialCode: string
  pricePerKg: number
  productId: number
  sourceTitle: string
  sourceUrl: string | null
}

export interface Product {
  id: number
  link: string
  logoUrl: string
  position: number
  summary: string
  title: string
}

export interface PromptView {
  itemId: number
  kind: PromptKind
  seenAt: Timestamp
  userId: number
}

export interface Province {
  areaId: number
  formerTitles: Generated<string[]>
  id: number
  title: string
}

export interface Questionnaire {
  aboutHealth: Generated<boolean>
  changedAt: Timestamp
  endsAt: Timestamp | null
  id: Generated<number>
  keepDays: Generated<number>
  key: string
  kind: QuestionnaireKind
  objectTypeIds: Generated<number[]>
  purpose: Generated<string>
  questions: Document<SurveyQuestions>
  revision: Generated<number>
  startsAt: Timestamp | null
  status: Generated<EditorStatus>
  stoppedAt: Timestamp | null
  summary: Generated<string>
  title: string
  url: string | null
}

export interface RecoveryCode {
  codeHash: string
  label: string
  userId: number
}

export interface Redirect {
  fromPath: string
  toPath: string | null
}

export interface RequestCount {
  expire: Int8 | null
  key: string
  points: Generated<number>
}

export interface SavedMenu {
  changedAt: Timestamp
  days: Document<CartDays>
  deletedAt: Timestamp | null
  forWhom: string | null
  id: Generated<number>
  menuId: number | null
  objectTypeId: number
  revision: Generated<number>
  savedAt: Timestamp
  saveKey: string
  startsOn: string | null
  title: string
  userId: number
}

export interface SearchMiss {
  day: CalendarDay
  keyword: string
  offered: Generated<Document<OfferedResults>>
  searches: Generated<number>
  wording: string | null
}

export interface SearchWord {
  code: string
  words: Document<SearchWords>
}

export interface SentSm {
  hour: Timestamp
  messages: number
  prefix: string
}

export interface ServerSecret {
  name: string
  value: string
}

export interface Session {
  browser: string | null
  createdAt: Timestamp
  expiresAt: Timestamp
  id: Generated<number>
  lastUsedAt: Timestamp | null
  network: string | null
  stepHash: Buffer | null
  stepPassedAt: Timestamp | null
  system: string | null
  tokenHash: Buffer
  userId: number
}

export interface SiteChange {
  before: Document<SiteValue> | null
  changedAt: Timestamp
  id: Generated<number>
  key: string
  kind: string
  userId: number | null
  what: string[]
}

export interface SiteEdit {
  changedAt: Timestamp
  key: string
  kind: SiteEditKind
  revision: Generated<number>
  state: SiteEditState
  userId: number | null
  value: Document<SiteValue> | null
}

export interface SiteObject {
  code: string
  id: number
  label: string | null
  link: string
  mediaLink: string
  pagePositionName: string
  position: number
  sectionType: string
  status: number
  text: string
  thumbnail: string
  title: string | null
}

export interface SitePicture {
  addedAt: Timestamp
  bytes: Buffer
  name: string
}

export interface SocialSignIn {
  createdAt: Timestamp
  provider: SocialMode
  socialUserId: string
  userId: number
}

export interface StaffDecision {
  decidedAt: Timestamp
  decidedBy: number | null
  decision: ApprovalDecision
  id: Generated<number>
  reason: string | null
  userId: number
}

export interface StaffFileByte {
  bytes: Buffer
  sha256: string
}

export interface StaffFile {
  articleCatalogId: number
  bytes: number
  fileName: string
  id: number
  publishedAt: string
  sha256: string
  sources: Document<ArticleSources>
  summary: string
  title: string
  type: StaffFileType
}

export interface StaffRequest {
  askedAt: Timestamp
  decisionId: number
  note: string
  userId: number
}

export interface Standard {
  code: string
  decimals: number
  id: number
  inConsulting: boolean
  mealCodes: number[]
  tableGroup: number | null
  title: string
  unit: string
}

export interface StepChallenge {
  challenge: string
  expiresAt: Timestamp
  id: Generated<number>
  kind: string
  sessionId: number | null
  ticketHash: Buffer | null
  userId: number
}

export interface StepTicket {
  browserHash: Buffer
  expiresAt: Timestamp
  tokenHash: Buffer
  tries: Generated<number>
  userId: number
}

export interface SurveyAnswer {
  answerId: number | null
  groupId: number | null
  id: Generated<number>
  questionId: number
  submissionId: number
  text: string | null
}

export interface SurveyChange {
  before: Document<EditorDraft> | null
  changedAt: Timestamp
  id: Generated<Int8>
  itemId: number
  kind: EditorKind
  userId: number | null
  what: string[]
}

export interface SurveyImage {
  bytes: Buffer
  height: number
  id: Generated<number>
  questionId: number
  submissionId: number
  width: number
}

export interface SurveySeed {
  key: string
  seededAt: Timestamp
}

export interface SurveySubmission {
  id: Generated<number>
  keepUntil: Timestamp
  objectTypeId: number | null
  questionnaireId: number
  submissionKey: string | null
  submittedAt: Timestamp
  userId: number
}

export interface Term {
  content: string
  effectiveAt: string
  title: string
  updatedAt: string
  version: string
}

export interface TotpSecret {
  addedAt: Timestamp
  lastStep: Int8
  secret: string
  userId: number
}

export interface UnitConvert {
  grams: number
  id: number
  materialId: number | null
  unit: string
}

export interface UsedCaptcha {
  expiresAt: Timestamp
  signature: string
}

export interface UserAvatar {
  name: string
  picture: Buffer
  userId: number
}

export interface UserCart {
  addedAt: Timestamp
  content: Document<CartContent>
  eaters: Generated<number>
  forWhom: string | null
  id: Generated<number>
  itemKey: string
  menuId: number | null
  objectTypeId: number | null
  plannedFor: string | null
  title: string
  type: CartType
  userId: number
}

export interface UserContact {
  answer: string | null
  answerChannel: ContactChannel | null
  content: string
  email: string | null
  fullName: string
  id: Generated<number>
  phoneNumber: string | null
  rejectReason: string | null
  revision: Generated<number>
  sentAt: Timestamp
  settledAt: Timestamp | null
  settledBy: number | null
  status: Generated<ContactStatus>
  title: string | null
  userId: number | null
}

export interface User {
  babysitterRelationshipId: number | null
  birthYear: number | null
  createdAt: Timestamp
  deleteAfter: Timestamp | null
  departmentId: number | null
  disabled: Generated<boolean>
  email: string | null
  emailConfirmedAt: Timestamp | null
  fullName: string
  id: Generated<number>
  motherStatus: MotherStatus | null
  organizationId: number | null
  otherDepartment: string | null
  otherDepartmentType: number | null
  otherPosition: string | null
  passwordHash: string | null
  phoneConfirmedAt: Timestamp | null
  phoneNumber: string | null
  pictureUrl: string | null
  positionId: number | null
  pregnancyAsOf: string | null
  pregnancyDayInWeek: number | null
  pregnancyWeeks: number | null
  provinceId: number | null
  staffApproved: Generated<boolean>
  userType: UserType
  wardId: number | null
}

export interface Ward {
  districtId: number | null
  id: number
  provinceId: number
  title: string
}

export interface WebVital {
  bucket: number
  day: CalendarDay
  metric: VitalMetric
  page: string
  unit: string
  version: string
  visits: Generated<number>
}

export interface DB {
  areas: Area
  articleCatalogs: ArticleCatalog
  articleCategories: ArticleCategory
  articleDailyReads: ArticleDailyRead
  articles: Article
  articleTagLinks: ArticleTagLink
  articleTags: ArticleTag
  attempts: Attempt
  babysitterRelationships: BabysitterRelationship
  bannerDays: BannerDay
  banners: Banner
  childHealthChecks: ChildHealthCheck
  children: Child
  classPlans: ClassPlan
  classRegistrations: ClassRegistration
  configurations: Configuration
  consents: Consent
  consultingRules: ConsultingRule
  contactChanges: ContactChange
  contentImports: ContentImport
  contentRevision: ContentRevision
  cookingClasses: CookingClass
  departments: Department
  deskChanges: DeskChange
  dietChecks: DietCheck
  dishes: Dish
  dishIngredients: DishIngredient
  dishTagLinks: DishTagLink
  dishTags: DishTag
  districts: District
  energyNeeds: EnergyNeed
  faqs: Faq
  favourites: Favourite
  jobTitles: JobTitle
  judgedQueries: JudgedQuery
  knownDevices: KnownDevice
  legalDocuments: LegalDocument
  listNotes: ListNote
  listOperations: ListOperation
  listShares: ListShare
  loginCodes: LoginCode
  loginFailures: LoginFailure
  marketGoods: MarketGood
  materialNutrients: MaterialNutrient
  materials: Material
  menuDailyLooks: MenuDailyLook
  menuDays: MenuDay
  menuDishes: MenuDish
  menuPlanning: MenuPlanning
  menus: Menu
  messageRequests: MessageRequest
  motherHealthChecks: MotherHealthCheck
  navigationItems: NavigationItem
  nutritionFacts: NutritionFact
  objectTypeNeeds: ObjectTypeNeed
  objectTypes: ObjectType
  oneTimeCodes: OneTimeCode
  organizationGroups: OrganizationGroup
  organizations: Organization
  organizationTypes: OrganizationType
  outgoingMessages: OutgoingMessage
  passkeys: Passkey
  popups: Popup
  productPrices: ProductPrice
  products: Product
  promptViews: PromptView
  provinces: Province
  questionnaires: Questionnaire
  recoveryCodes: RecoveryCode
  redirects: Redirect
  requestCounts: RequestCount
  savedMenus: SavedMenu
  searchMisses: SearchMiss
  searchWords: SearchWord
  sentSms: SentSm
  serverSecrets: ServerSecret
  sessions: Session
  siteChanges: SiteChange
  siteEdits: SiteEdit
  siteObjects: SiteObject
  sitePictures: SitePicture
  socialSignIns: SocialSignIn
  staffDecisions: StaffDecision
  staffFileBytes: StaffFileByte
  staffFiles: StaffFile
  staffRequests: StaffRequest
  standards: Standard
  stepChallenges: StepChallenge
  stepTickets: StepTicket
  surveyAnswers: SurveyAnswer
  surveyChanges: SurveyChange
  surveyImages: SurveyImage
  surveySeeds: SurveySeed
  surveySubmissions: SurveySubmission
  terms: Term
  totpSecrets: TotpSecret
  unitConverts: UnitConvert
  usedCaptchas: UsedCaptcha
  userAvatars: UserAvatar
  userCarts: UserCart
  userContacts: UserContact
  users: User
  wards: Ward
  webVitals: WebVital
}
