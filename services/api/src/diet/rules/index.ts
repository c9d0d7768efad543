/** What the content importer and the columns of the database are written with. */
export type { ConsultingQuestion, ConsultingRules, GapRule } from './consulting-rules'
