import { addressesOn, publicRead, userPost } from './define'

export const nutritionConsultingAddresses = addressesOn('api', {
  'NutritionConsulting/GetQuestions': publicRead(300),
  'NutritionConsulting/SaveAnswers': userPost,
})
