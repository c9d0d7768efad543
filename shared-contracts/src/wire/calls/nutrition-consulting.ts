import { addressesOn, publicPost, publicRead, userDelete, userPost, userRead } from './define'

/** Beyond SPEC.md §7: foods to choose from, a check that stores nothing, and what one has kept. */
export const nutritionConsultingAddresses = addressesOn('api', {
  'NutritionConsulting/GetQuestions': publicRead(300),
  'NutritionConsulting/GetFoods': publicRead(300),
  'NutritionConsulting/CheckAnswers': publicPost,
  'NutritionConsulting/SaveAnswers': userPost,
  'NutritionConsulting/GetSavedAnswers': userRead,
  'NutritionConsulting/DeleteSavedAnswers': userDelete,
})
