export { DishPreviewPart } from './dish-preview-part'
