export {
  type Audience,
  audienceOf,
  mayRead,
  type Reader,
  type Refusal,
  type Resource,
  refusalOf,
  resources,
} from './readers'
