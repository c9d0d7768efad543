import { addressesOn, publicPost, publicRead, userPost } from './define'

export const articleAddresses = addressesOn('api', {
  'Article/GetById': publicRead(60),
  'Article/GetLatestArticles': publicRead(60),
  'Article/GetByCatalog': publicRead(60),
  'Article/GetByCategory': publicRead(60),
  'Article/GetRelatedArticles': publicRead(60),
  'Article/GetMostViewArticlesByCataLog': publicRead(60),
  'Article/GetPinToNutritionConsultingPageArticles': publicRead(60),
  'Article/GetPinToHealthCheckPageArticles': publicRead(60),
  'Article/GetPinToToolCheckPageArticles': publicRead(60),
  'Article/Search': publicPost,
  'ArticleTag/GetAll': publicRead(300),
  'ArticleCategory/GetAll': publicRead(300),
  'ArticleCategory/GetByCatalogId': publicRead(300),
  'ArticleCatalog/GetAll': publicRead(300),
  'HomePage/Articles': publicRead(60),
  'ArticleStatistic/AddNew': userPost,
})
