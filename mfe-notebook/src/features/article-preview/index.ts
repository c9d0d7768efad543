export { ArticlePreviewPart } from './article-preview-part'
