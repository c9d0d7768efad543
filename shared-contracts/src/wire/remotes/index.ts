export type { DocumentHead } from './document'
export { DOCUMENT_DATA_ID, type DocumentData, OUTLET_ID, SHELL_ROOT_ID } from './document-data'
export { parseDocumentData } from './parse-document-data'
export type { OfferedPart, Registry, RegistryEntry, ReleaseManifest } from './registry'
export {
  type KnownUnitName,
  type RemoteInfo,
  type RouteClaim,
  UNIT_NAMES,
  type WidgetClaim,
} from './remote-info'
export {
  type DocumentStatus,
  OUTLET_PLACEHOLDER,
  type PageRequest,
  type PreparedPage,
  type PreparedShell,
  type ServerUnit,
  type ServerWidget,
  type ShellRequest,
  type ShellServerUnit,
} from './server-unit'
export type { NoticeKind, Session, SessionStore, SessionUser, ShellApi, Task } from './shell-api'
export type { VisitorAnswer, VisitorCallNames, VisitorData, VisitorKey, VisitorState } from './visitor-data'
