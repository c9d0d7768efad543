export { CallFailure, generalFailure } from './call-failure'
export { type CallServerOptions, createCallServer } from './call-server'
export { isDemonstration, isPublic, publicAddress, refuseDefaultSecrets } from './default-secrets'
export { type LimitStore, limitsUrlSetting, type OpenLimitStore, openLimitStore } from './limits/limit-store'
export { type Consumption, createLimiter, type Limiter, type LimiterOptions } from './limits/limiter'
export { visitorAddress } from './limits/visitor-address'
export { type Operations, type OperationsOptions, type Readiness, registerOperations } from './operations'
export { parseInput } from './parse-input'
export { type LogStream, logAnswers, loggerOptions, pathOf } from './request-log'
export { runService, type StartedService } from './running/run-service'
export {
  ALL_INTERFACES,
  addressSetting,
  type Environment,
  hostSetting,
  logLevelSetting,
  millisecondsSetting,
  portSetting,
  readSettings,
  StartFailure,
  THIS_MACHINE,
  WrongSettings,
} from './settings'
export {
  identifyVisitors,
  readTrust,
  SERVICE_SECRET_HEADER,
  serviceHeaders,
  type Trust,
  type TrustSettings,
  VISITOR_ADDRESS_HEADER,
  type Visitor,
  visitorOf,
} from './visitor'
