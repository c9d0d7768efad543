export type { DocumentHead } from './document'
export { DOCUMENT_DATA_ID, type DocumentData, OUTLET_ID, SHELL_ROOT_ID } from './document-data'
export { frameScopeOf } from './frame-scope'
export type { HomeWidgetProps } from './home-widget'
export { parseDocumentData, parseRegistry } from './parse-document-data'
export type { PromptAnswer, PromptQuestionProps } from './prompt-question'
export type { OfferedFrame, Registry, RegistryEntry, ReleaseManifest, UnitOffers, UnitUses } from './registry'
export type { RemoteInfo, RouteClaim, RouteSamples } from './remote-info'
export {
  type DocumentStatus,
  type ErrorTracing,
  OUTLET_PLACEHOLDER,
  type PageRequest,
  type PreparedPage,
  type PreparedShell,
  type ServerUnit,
  type ServerWidget,
  type ShellServerUnit,
} from './server-unit'
export type { NoticeAction, NoticeKind, Session, SessionStore, SessionUser, ShellApi, Task } from './shell-api'
export type { VisitorAnswer, VisitorCallNames, VisitorData, VisitorKey, VisitorState } from './visitor-data'
