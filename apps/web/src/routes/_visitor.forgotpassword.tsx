import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordPage } from "../features/accounts/forgot-password-page.tsx";

export const Route = createFileRoute("/_visitor/forgotpassword")({ component: ForgotPasswordPage });
