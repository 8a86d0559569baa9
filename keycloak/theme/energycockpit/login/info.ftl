<#import "template.ftl" as layout>
<@layout.registrationLayout displayMessage=false; section>
  <#if section == "header">
    <#if messageHeader??>${kcSanitize(msg(messageHeader))?no_esc}<#else>${kcSanitize(message.summary)?no_esc}</#if>
  <#elseif section == "form">
    <#if messageHeader?? || requiredActions??>
      <p>${kcSanitize(message.summary)?no_esc}<#if requiredActions??><#list requiredActions>: <#items as action>${kcSanitize(msg("requiredAction.${action}"))?no_esc}<#sep>, </#items></#list></#if></p>
    </#if>
    <#-- Without a client that is known to Keycloak the way still leads to the portal. -->
    <#if !skipLink?? && pageRedirectUri?has_content>
      <p class="choices"><a class="primary" href="${pageRedirectUri}">${msg("backToApplication")}</a></p>
    <#elseif !skipLink?? && actionUri?has_content>
      <p class="choices"><a class="primary" href="${actionUri}">${msg("doContinue")}</a></p>
    <#elseif properties.portalUrl?has_content>
      <p class="choices"><a class="primary" href="${properties.portalUrl}/platform/home-portal">${msg("backToApplication")}</a></p>
    </#if>
  </#if>
</@layout.registrationLayout>
