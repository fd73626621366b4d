/** By the name, or by the email of somebody who gave none. */
export function nameOf({ name, email }: { name: string; email: string }): string {
  return name === '' ? email : name;
}
