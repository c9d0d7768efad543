export {
  articleCard,
  articleDetail,
  motherCatalog,
  newsCatalog,
  nursingCategory,
  pregnancyCategory,
} from './articles'
