import { addressesOn, publicPost, publicRead, userDelete, userPost, userRead } from './define'

/** Questions and answers; and of our own: foods to choose from, a check that stores nothing, and what one has kept. */
export const nutritionConsultingAddresses = addressesOn('api', {
  'NutritionConsulting/GetQuestions': publicRead(300),
  'NutritionConsulting/GetFoods': publicRead(300),
  'NutritionConsulting/CheckAnswers': publicPost,
  'NutritionConsulting/SaveAnswers': userPost,
  'NutritionConsulting/GetSavedAnswers': userRead,
  'NutritionConsulting/DeleteSavedAnswers': userDelete,
})
