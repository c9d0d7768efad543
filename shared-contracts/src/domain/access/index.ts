export {
  type Audience,
  audienceOf,
  givenRole,
  mayRead,
  type Reader,
  type Refusal,
  type Resource,
  type Role,
  refusalOf,
  resources,
  roleOf,
} from './readers'
export { SECOND_STEP_STATES, type SecondStepState, STEP_FRESH_MINUTES, withholdsRole } from './second-step'
