export { nutritionConsultingCalls } from './calls/nutrition-consulting.calls'
