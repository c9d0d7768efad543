export { faqJsonLd, questionGroups } from './faq-groups'
export { faqQuery, useFaq } from './faq-query'
export { QuestionGroups } from './QuestionGroups'
