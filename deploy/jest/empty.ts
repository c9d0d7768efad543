/** Stands for a stylesheet. */
export default {}
