export { CallFailure, generalFailure } from './calls/call-failure'
export { type CallServerOptions, createCallServer } from './calls/call-server'
export { sendFailure } from './calls/failure-answers'
export { readJsonBodies } from './calls/json-bodies'
export { parseInput } from './calls/parse-input'
export { type LogStream, logAnswers, loggerOptions, pathOf } from './calls/request-log'
export { isDemonstration, isPublic, publicAddress, refuseDefaultSecrets } from './default-secrets'
export { type Operations, type OperationsOptions, type Readiness, registerOperations } from './operations'
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
  CONNECTION_LIMITS,
  CONNECTIONS_OF_VISITOR,
  type ConnectionLimits,
  connectionOptions,
  limitConnections,
} from './visitors/connections'
export { type LimitStore, limitsUrlSetting, type OpenLimitStore, openLimitStore } from './visitors/limit-store'
export { type Consumption, createLimiter, type Limiter, type LimiterOptions } from './visitors/limiter'
export { type Lane, QueueFull, type TurnRequest, Turns } from './visitors/turns'
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
} from './visitors/visitor'
export { visitorAddress, visitorNetwork } from './visitors/visitor-address'
