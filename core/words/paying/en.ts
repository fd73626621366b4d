export const en = {
  card: 'Card',
  cardEndingIn: 'Card ending in {digits}',
  idealBancontactCardAndMore: 'iDEAL, Bancontact, card and more',
  bankTransferOrCash: 'Bank transfer or cash',
  signUpFee: 'Sign-up fee',
  credit: 'Credit from an earlier change of plan',
  changeOfPlan: 'Change of plan: {rest} of {whole, plural, one {# day} other {# days}} at the new price',
} as const;
