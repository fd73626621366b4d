/** Stands for the script that draws the provider's fields: one field, and a bank that always says yes. */
export const STAND_IN_SCRIPT = `
(() => {
  const home = new URL(document.currentScript.src).origin;
  const tokens = { '4242': 'ctoken_good', '0002': 'ctoken_declined', '3220': 'ctoken_asks' };
  window.Stripe = () => {
    let field;
    const elements = {
      create: () => ({
        mount(place) {
          place.innerHTML = '<label>Card number at the provider<input></label>';
          field = place.querySelector('input');
        },
        destroy() {},
      }),
      update() {},
      submit: async () => (field.value === '' ? { error: { message: 'Your card number is incomplete.' } } : {}),
    };
    return {
      elements: () => elements,
      createConfirmationToken: async () => ({ confirmationToken: { id: tokens[field.value.slice(-4)] } }),
      async handleNextAction({ clientSecret }) {
        await fetch(home + '/bank/' + clientSecret.replace('_secret', ''));
        return {};
      },
    };
  };
})();`;
