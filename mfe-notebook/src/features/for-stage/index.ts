export { HomeArticle, useHomeArticle } from './HomeArticle'
export { StageArticles } from './StageArticles'
export { StageLine } from './StageLine'
export { stageArticlesQuery } from './stage-articles-query'
