export { ContentPreview, momentInWords, type PreviewPublication } from './ContentPreview'
export { liveQuery, type PreviewRefusal, refusalOf } from './live-query'
export { PreviewRefused } from './PreviewRefused'
export { type PreviewAccess, useFragment, usePreviewAccess } from './use-preview-access'
