export function Login({ to }: { to: string }) {
  return (
    <main>
      <h1>Log in</h1>
      <form id="login" method="post" action="/api/auth/Login">
        <input type="hidden" name="to" value={to} />
        <label htmlFor="email">E-mail</label>
        <input id="email" name="email" type="email" autoComplete="username" required />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" required />
        <p id="login-error" role="alert" />
        <button>Log in</button>
      </form>
    </main>
  );
}
